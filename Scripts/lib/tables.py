"""Tables of the documentation that a script writes: they stand between two comments that say which."""
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def write(page, script, table):
    """Puts the table into a page, a path from the repository's root, in place of the one that stands there."""
    begin, end = f"<!-- Scripts/{script} writes from here -->", "<!-- to here -->"
    path = ROOT / page
    before, rest = path.read_text().split(begin)
    after = rest.split(end, 1)[1]
    path.write_text(f"{before}{begin}\n{table}\n{end}{after}")
