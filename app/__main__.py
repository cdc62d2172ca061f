"""Start RallyTrace from a clone: `python app`."""

from rallytrace.__main__ import main

raise SystemExit(main())
