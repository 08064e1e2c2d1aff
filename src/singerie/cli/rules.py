def rules() -> int:
    return 0
