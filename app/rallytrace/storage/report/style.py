"""The style sheet of the report: light or dark, as the reader's system is."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #f3f4f5; --card: #ffffff; --text: #1d2125; --muted: #545b62; --border: #cfd3d7;
  --agree: #b4bac0; --fp1: #b3261e; --fp2: #1666b0; --fn: #1d2125;
  --labels: #9fc3a9; --track: #1666b0; --bar: #8fa3b5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #17181a; --card: #212326; --text: #e3e5e8; --muted: #a4aab1; --border: #35393d;
    --agree: #565c63; --fp1: #f28b82; --fp2: #6cb0ee; --fn: #e3e5e8;
    --labels: #4f7a5d; --track: #6cb0ee; --bar: #5a6d80;
  }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--ground); color: var(--text);
  font: 14px/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 1080px; margin: 0 auto; }
h1 { font-size: 22px; margin: 0 0 4px; }
h2 { font-size: 17px; margin: 0 0 2px; overflow-wrap: anywhere; }
h3 { font-size: 13px; margin: 12px 0 2px; color: var(--muted); font-weight: 600; }
p { margin: 4px 0; }
a { color: inherit; }
.muted { color: var(--muted); }
section { background: var(--card); border: 1px solid var(--border); border-radius: 6px;
  padding: 16px; margin-top: 16px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.wide > table { width: 100%; }
th, td { padding: 3px 8px; text-align: right; border-bottom: 1px solid var(--border); white-space: nowrap; }
th { color: var(--muted); font-weight: 600; }
th:first-child, td:first-child, td.words, th.words { text-align: left; }
tfoot td { font-weight: 600; border-bottom: none; }
svg { display: block; width: 100%; }
svg.sign { display: inline-block; width: 14px; vertical-align: -2px; margin-right: 6px; }
.histogram { max-width: 520px; }
.histogram svg { height: auto; }
text { fill: var(--muted); font-size: 11px; }
.agree { fill: var(--agree); } .bar { fill: var(--bar); }
.fp1 { fill: var(--fp1); } .fp2 { fill: var(--fp2); } .fn { fill: var(--fn); }
.grid, .axis { stroke: var(--border); stroke-width: 1; vector-effect: non-scaling-stroke; }
.limit { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 3 3; }
path { fill: none; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
path.labels { stroke: var(--labels); stroke-width: 5; } path.track { stroke: var(--track); stroke-width: 1.5; }
.ticks { position: relative; height: 18px; font-size: 11px; color: var(--muted); }
.ticks span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.ticks span:first-child { transform: none; }
.key { display: inline-block; width: 22px; vertical-align: middle; margin-right: 4px; }
.key.labels { border-top: 5px solid var(--labels); }
.key.track { border-top: 2px solid var(--track); margin-left: 16px; }
details { margin-top: 12px; } summary { cursor: pointer; font-weight: 600; }
@media print { body { padding: 0; } section { break-inside: avoid; } }
"""
