"""`python -m holdfast`: the same as `./holdfast`, without setting anything up."""

from __future__ import annotations

import sys

from holdfast.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
