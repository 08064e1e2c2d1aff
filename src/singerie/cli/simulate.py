def simulate() -> int:
    return 0
