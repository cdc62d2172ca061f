"""`python -m rallytrace`, and the entry of a frozen build."""

from rallytrace.cli import main

raise SystemExit(main())
