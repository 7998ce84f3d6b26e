"""What starting costs, and compiling a page of sixteen demos. Scripts/benchmark --starts and --page call it."""
import glob
import os
import re
import shutil
import statistics
import tempfile

FENCE = "```"


def starts(showreel, rounds, cost):
    """Milliseconds that the version and a clip of one frame take, as medians and at the least."""
    with tempfile.TemporaryDirectory(prefix="showreel-benchmark-") as folder:
        frame = ["export", "TransitionMove", "--frames", "0-0", "--look", "plain", "--quiet", "--overwrite"]
        for name, words in {"--version": ["--version"], "one frame": [*frame, "-o", f"{folder}/one.mp4"]}.items():
            all_ = [cost([showreel, *words]) for _ in range(rounds)]
            for part, unit in ((0, "of the processor"), (1, "by the clock")):
                times = [1000 * one[part] for one in all_]
                print(f"{name:12} {statistics.median(times):7.1f} ms {unit:17} {min(times):7.1f} at the least", flush=True)


def demos():
    """Sixteen of the examples, each as the code of a block."""
    files = [*sorted(glob.glob("Examples/Controls/*.swift")), "Examples/Counter.swift"]
    blocks = [open(file).read() for file in files]
    page = open("Examples/guide.md").read()
    blocks += [code for code in re.findall(rf"{FENCE}swift\n(.*?){FENCE}", page, re.S) if ": View {" in code]
    # A preview is Xcode's macro, which the compiler alone does not have; a comment that directs a clip would direct all of a page's.
    blocks = [one.split("#Preview")[0] for one in blocks]
    return ["".join(line for line in one.splitlines(True) if "showreel:" not in line) for one in blocks][:16]


def compiler_line(showreel, cache):
    """As showreel types it, for a file of demos."""
    folder = os.path.dirname(os.path.realpath(showreel))
    modules = f"{folder}/Modules"
    if not os.path.isdir(modules):
        modules = f"{os.path.dirname(folder)}/lib/showreel/modules"
    maps = sorted(glob.glob(f"{modules}/*/module.modulemap") + glob.glob(f"{os.path.dirname(modules)}/*/module.modulemap"))
    words = ["swiftc", "-swift-version", "5", "-parse-as-library", "-Onone", "-D", "DEBUG", "-I", modules]
    for path in maps:
        words += ["-Xcc", f"-fmodule-map-file={path}"]
    known = glob.glob(f"{cache}/showreel/modules/*")
    return words + ["-module-name", "Demo", "-module-cache-path", known[0], "-emit-library"]


def page(showreel, rounds, cost):
    """Seconds of the processor that a page's demos take to compile, beside one swiftc of the same code in one file."""
    with tempfile.TemporaryDirectory(prefix="showreel-benchmark-") as folder:
        os.environ["XDG_CACHE_HOME"] = cache = f"{folder}/cache"
        code = demos()
        with open(f"{folder}/page.md", "w") as file:
            file.write("".join(f"{FENCE}swift\n{one}\n{FENCE}\n\n![](clips/{number}.mp4)\n\n" for number, one in enumerate(code)))
        with open(f"{folder}/all.swift", "w") as file:
            file.write("import SwiftUI\n" + "".join(one.replace("import SwiftUI\n", "") for one in code))
        # Without walls, whose processes are not ours to count.
        check = [showreel, "check", "--no-sandbox", "--quiet", f"{folder}/page.md"]
        cost(check)
        line = [*compiler_line(showreel, cache), "-o", f"{folder}/all.so", f"{folder}/all.swift"]
        ours, theirs = [], []
        for _ in range(rounds):
            shutil.rmtree(f"{cache}/showreel/demos")
            first, again = cost(check), cost(check)
            ours.append(first[0] - again[0])
            theirs.append(cost(line)[0])
        ratio = statistics.median(one / other for one, other in zip(ours, theirs))
        print(
            f"a page of {len(code)} demos: {statistics.median(ours):.2f} s to compile, one file of them "
            f"{statistics.median(theirs):.2f} s, {ratio:.2f} times as much")
