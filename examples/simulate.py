"""What does an option do? Let bots play it both ways, and count."""

from singerie.lab.arena import Arena, cores

GAMES = 60

if __name__ == "__main__":  # worker processes read this file too
    print(f"Kem's with and without its jokers, {GAMES} games each:")
    for jokers in (0, 2):
        arena = Arena("kems", ["normal", "easy"] * 2, {"jokers": jokers}, seed=7)
        result = arena.run(GAMES, jobs=cores())
        share, low, high = result.share(result.wins_by_level["normal"])
        minutes = result.mean(result.table_ms) / 60_000
        print(
            f"{jokers} jokers: {minutes:.1f} minutes a game; "
            f"normal beats easy in {share:.0%} of them ({low:.0%} to {high:.0%})"
        )
