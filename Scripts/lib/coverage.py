"""Prints how many lines of each module LLVM saw run, and the files of some that few lines of ran.

python3 Scripts/lib/coverage.py FILE.json SOURCES/ STATUS

FILE.json is what `llvm-cov export -summary-only` writes, STATUS what the tests ended with.
Ends with 1 if there are such files.
"""

import collections
import json
import sys

# Where a line that no test reaches is a picture that nobody has looked at.
WATCHED = ("Views", "ViewEngine", "Raster", "Vectors", "Compositing")
ENOUGH = 70


def counted_files(path, sources):
    """(module, file, lines reached, lines) of every file of ours."""
    with open(path) as file:
        exported = json.load(file)["data"][0]
    for entry in exported["files"]:
        name, lines = entry["filename"], entry["summary"]["lines"]
        if name.startswith(sources) and lines["count"]:
            name = name[len(sources):]
            yield name.split("/")[0], name, lines["covered"], lines["count"]


def row(covered, count, name):
    return f"{100 * covered / count:5.1f} %  {covered:6} of {count:6}  {name}"


def main(path, sources, status="0"):
    files = list(counted_files(path, sources))
    if not files:
        sys.exit(f"coverage: {path} has no file below {sources}")
    modules = collections.defaultdict(lambda: [0, 0])
    for module, _, covered, count in files:
        modules[module][0] += covered
        modules[module][1] += count
    for module in sorted(modules):
        print(row(*modules[module], module))
    print(row(sum(file[2] for file in files), sum(file[3] for file in files), "all modules"))

    low = [file for file in files if file[0] in WATCHED and 100 * file[2] < ENOUGH * file[3]]
    print(f"\n{len(low)} files of {', '.join(WATCHED)} under {ENOUGH} %:")
    for _, name, covered, count in sorted(low, key=lambda file: (file[2] / file[3], file[1])):
        print(row(covered, count, name))
    if status != "0":
        print(f"\nTests failed (exit code {status}); the lines that they reached are counted.")
    elif low:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
