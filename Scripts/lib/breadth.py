"""Plays the files of folders, and counts those that give a clip and those that give one that moves."""

import json
import os
import subprocess
import sys

# What a clip that does not move is warned of.
STILL = ("Nothing moves in this clip", "Nothing changes in this clip", "All pictures of this clip are of one colour")


def inputs(folder):
    """Swift files, and folders that have some."""
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if name.endswith(".swift") and os.path.isfile(path):
            yield path
        elif os.path.isdir(path) and any(entry.endswith(".swift") for entry in os.listdir(path)):
            yield path


def play(showreel, path):
    """The lines that checking it prints."""
    run = subprocess.run([showreel, "check", "--json", path], capture_output=True, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def verdict(lines):
    """'moves', 'is still' or 'gives no clip', and a word about it."""
    clips = [line for line in lines if line["kind"] == "check"]
    if not clips:
        wrong = next((line["message"] for line in lines if line["kind"] in ("error", "skipped")), "nothing was said")
        return "gives no clip", wrong.splitlines()[0]
    moving = [clip for clip in clips if not any(text.startswith(STILL) for text in clip["warnings"])]
    if not moving:
        return "is still", clips[0]["warnings"][0].splitlines()[0]
    clip = moving[0]
    return "moves", ", ".join(event["name"] for event in clip["events"]) or "by itself"


def main(showreel, folders):
    paths = [path for folder in folders for path in inputs(folder)]
    if not paths:
        print("breadth: there is no Swift file in " + ", ".join(folders), file=sys.stderr)
        return 66
    counts = {"moves": 0, "is still": 0, "gives no clip": 0}
    for path in paths:
        what, word = verdict(play(showreel, path))
        counts[what] += 1
        print(f"{os.path.basename(path):44} {what:14} {word[:150]}", flush=True)
    clips = counts["moves"] + counts["is still"]
    print(
        f"{len(paths)} inputs: {clips} give a clip ({100 * clips / len(paths):.0f} %), "
        f"{counts['moves']} one that moves ({100 * counts['moves'] / len(paths):.0f} %)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
