"""`python -m babylon_cli` is `babylon`."""

from babylon_cli.cli.main import main

if __name__ == "__main__":
    main()
