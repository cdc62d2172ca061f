"""Start RallyTrace from a clone: `python app`."""

from rallytrace.cli import main

raise SystemExit(main())
