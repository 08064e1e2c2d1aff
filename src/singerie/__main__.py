"""``python -m singerie`` is ``singerie``."""

from singerie.cli.app import main

if __name__ == "__main__":  # bot workers import this module again
    main()
