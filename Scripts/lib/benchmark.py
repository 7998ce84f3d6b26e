"""Whole exports beside the encoder alone on the same frames, in pairs. Scripts/benchmark calls it."""
import argparse
import glob
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import benchmark_starts


def cost(command):
    """Seconds of the processor and of the clock that a program takes, its start included, and its memory's peak in MB."""
    before = time.monotonic()
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = status
        wall = time.monotonic() - before
        if status != 0:
            errors.seek(0)
            sys.exit(f"{' '.join(command)} failed:\n{errors.read().decode(errors='replace')[-2000:]}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1000


def measure(showreel, preset, options, rounds, folder):
    """The medians of one preset: a dictionary for the results."""
    frames, clip = f"{folder}/frames.y4m", f"{folder}/clip.mp4"
    export = [showreel, "export", preset, "--quiet", "--overwrite", *options, "-o"]
    cost([*export, frames])
    # The tags are those of the frames, so that nothing is converted.
    floor = [
        "ffmpeg", "-v", "error", "-y", "-i", frames, "-c:v", "libx264", "-preset", "medium", "-crf", "18",
        "-pix_fmt", "yuv420p", "-movflags", "+faststart", f"{folder}/floor.mp4",
    ]
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(cost([*export, clip]))
        theirs.append(cost(floor))
    os.remove(frames)
    median = lambda all, part: statistics.median(one[part] for one in all)
    pair = lambda part: statistics.median(a[part] / b[part] for a, b in zip(ours, theirs))
    return {
        "preset": os.path.basename(preset).removesuffix(".yaml"), "cpu": median(ours, 0), "wall": median(ours, 1),
        "floorCPU": median(theirs, 0), "floorWall": median(theirs, 1), "cpuRatio": pair(0), "wallRatio": pair(1),
        "peakMB": max(one[2] for one in ours),
    }


def together(showreel, presets, options, folder):
    """What all of them cost in one call, as Scripts/demo makes them."""
    return cost([showreel, "export", *presets, "--quiet", "--overwrite", *options, "-o", f"{folder}/clips/"])


def main():
    parser = argparse.ArgumentParser(prog="Scripts/benchmark", description=__doc__)
    parser.add_argument("--showreel", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="pairs of each preset (default: 5)")
    parser.add_argument("--json", metavar="FILE", help="writes the figures there as well")
    parser.add_argument("--options", default="", help="further options of 'showreel export', as one word")
    parser.add_argument("--starts", action="store_true", help="what starting costs instead: the version, a clip of one frame")
    parser.add_argument("--page", action="store_true", help="what compiling a page of 16 demos costs instead, beside one swiftc")
    parser.add_argument("words", nargs="*", help="only presets with one of these words in their names")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        sys.exit(f"benchmark: --rounds {arguments.rounds}: at least one")
    if arguments.starts or arguments.page:
        if arguments.starts:
            benchmark_starts.starts(arguments.showreel, arguments.rounds, cost)
        if arguments.page:
            benchmark_starts.page(arguments.showreel, arguments.rounds, cost)
        return
    presets = [
        path for path in sorted(glob.glob("Presets/*.yaml"))
        if not arguments.words or any(word in os.path.basename(path) for word in arguments.words)
    ]
    if not presets:
        sys.exit(f"benchmark: no preset has a word of: {' '.join(arguments.words)}")
    options = arguments.options.split()
    print("preset                            CPU s  floor     ×   wall s  floor     ×   peak MB", flush=True)
    results = []
    with tempfile.TemporaryDirectory(prefix="showreel-benchmark-") as folder:
        for preset in presets:
            one = measure(arguments.showreel, preset, options, arguments.rounds, folder)
            results.append(one)
            print(
                f"{one['preset']:32} {one['cpu']:6.2f} {one['floorCPU']:6.2f}  {one['cpuRatio']:4.2f}   "
                f"{one['wall']:6.2f} {one['floorWall']:6.2f}  {one['wallRatio']:4.2f}   {one['peakMB']:7.0f}", flush=True)
        runs = [together(arguments.showreel, presets, options, folder) for _ in range(arguments.rounds)]
    floors = [sum(one[key] for one in results) for key in ("floorCPU", "floorWall")]
    cpu, wall = (statistics.median(run[part] for run in runs) for part in (0, 1))
    print(
        f"{'all in one call, and the floors sum':32} {cpu:6.2f} {floors[0]:6.2f}  {cpu / floors[0]:4.2f}   "
        f"{wall:6.2f} {floors[1]:6.2f}  {wall / floors[1]:4.2f}")
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump({
                "rounds": arguments.rounds, "presets": results,
                "together": {"cpu": cpu, "wall": wall, "floorCPU": floors[0], "floorWall": floors[1]},
            }, file, indent=1)
            file.write("\n")


main()
