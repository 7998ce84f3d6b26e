"""Odd places: names of any bytes and of any length, homes that are none."""
import os
import shutil

from rig import NEW, SMALL, content


def run(rig):
    names(rig)
    if not rig.quick:
        homes(rig)


def names(rig):
    mp4 = rig.clip(NEW, "clip.mp4")[0]
    odd = [b"caf\xe9.mp4", b"\xff\xfe.mp4", b"a\nb.mp4", b"-.mp4", b" .mp4", b"a:b.mp4", b"%d.mp4", "ü🎬.mp4".encode(),
           b"\xf4\x8f\xbf\xa9.mp4", b"n" * 251 + b".mp4", b"'\"$.mp4"]
    odd = odd[:: rig.often(1, 4)]
    problems = []
    for name in odd:
        with rig.folder("name") as cwd:
            code, said = rig.run(["export", NEW, "--quiet", b"--output=" + name] + SMALL, cwd)
            there = os.listdir(cwd.encode())
            problems.append(None if code == 0 and there == [name] and content(os.path.join(cwd.encode(), name)) == mp4
                            else f"{name}: exit code {code}, {there}: {said}")
    with rig.folder("name") as cwd:
        name = b"p" * 255
        for _ in range(2):
            code, said = rig.run(["export", NEW, "--quiet", "-o", name + b"/"] + SMALL, cwd)
        problems.append(None if code == 0 and os.listdir(cwd.encode()) == [name] else f"{code}: {said}")
        code, said = rig.run(["export", NEW, "--quiet", "-o", b"n" * 252 + b".mp4"] + SMALL, cwd)
        problems.append(None if code == 73 and "the name has 256 bytes" in said else f"{code}: {said}")
        deep = os.path.join(cwd, *["d" * 250] * 15)
        os.makedirs(deep)
        code, said = rig.run(["export", NEW, "--quiet", "-o", deep + "/" + "n" * 200 + ".mp4"] + SMALL, cwd)
        problems.append(None if code == 0 else f"a path of {len(deep) + 205} bytes: {code}: {said}")
    rig.table.add("names of any bytes, up to 255 of them", problems)


def homes(rig):
    """A page is exported, and nothing is left where no home is."""
    if not shutil.which("bwrap"):
        return rig.table.skip("homes that cannot be used", "bwrap is not installed")
    problems = []
    with rig.folder("home") as cwd:
        with open(cwd + "/a.swift", "w") as file:
            file.write("import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n")
        with open(cwd + "/file", "w"):
            pass
        os.makedirs(cwd + "/home")
        for index, (home, kept) in enumerate([(cwd + "/home", True), ("/nonexistent", False), (cwd + "/file", False), (None, False), ("", False)]):
            temporary = f"{cwd}/tmp{index}"
            os.makedirs(temporary)
            environment = rig.environment(HOME=home, XDG_CACHE_HOME=None, TMPDIR=temporary)
            code, said = rig.run(["export", "a.swift", "-o", "a.mp4", "--force"] + SMALL, cwd, timeout=600, env=environment)
            is_kept = os.path.isdir(cwd + "/home/.cache/showreel/demos") if kept else "nothing is kept for the next run" in said
            left = os.listdir(temporary)
            problems.append(None if code == 0 and is_kept and not left and not os.path.exists("/nonexistent")
                            else f"HOME={home}: exit code {code}, {left} in the temporary folder: {said}")
    rig.table.add("homes that cannot be used", problems, note="a cache for the run alone")
