"""Full disks: exit code 73 and a message that names the place; what was there stays."""
import ctypes
import os
import shutil
import subprocess
import sys

from rig import FORMATS, NEW, OLD, content

# Some pages of a disk in every format.
SIZE = ["--size", "640x640", "--scale", "1", "--fps", "30", "--duration", "1", "--quiet"]
LIBC = ctypes.CDLL(None, use_errno=True)


def mount(path, size):
    os.makedirs(path, exist_ok=True)
    return LIBC.mount(b"showreel", path.encode(), b"tmpfs", 0, f"size={size}".encode()) == 0


def unmount(path):
    LIBC.umount2(path.encode(), 2)


def run(rig):
    with rig.folder("disk") as cwd:
        if not mount(cwd + "/try", 4096):
            if "SHOWREEL_TORTURE_INSIDE" in os.environ or not shutil.which("unshare"):
                return rig.table.skip("full disks", "mounting is not permitted")
            return in_namespace(rig)
        unmount(cwd + "/try")
    full_outputs(rig)
    if not rig.quick:
        full_places_of_pages(rig)


def in_namespace(rig):
    """The same in namespaces of one's own, where mounting may be permitted."""
    inside = subprocess.run(
        ["unshare", "-rm", sys.argv[0], "disks", "--program", rig.program] + (["--quick"] if rig.quick else []),
        env=dict(os.environ, SHOWREEL_TORTURE_INSIDE="1"), stdout=subprocess.PIPE, text=True)
    rows = [line for line in inside.stdout.splitlines() if line.startswith("| ")][1:]
    if not rows:
        return rig.table.skip("full disks", "neither mounting nor namespaces are permitted")
    for row in rows:
        what, times, held = [cell.strip() for cell in row.strip("|").split("|")][:3]
        if "skipped" in held:
            rig.table.skip(what, held)
        else:
            rig.table.add(what, [None if held.startswith("all") else held] * max(1, int(times)))


def full_outputs(rig):
    for output in rig.some(FORMATS):
        # What shapes alone can hold is none that blurs.
        preset = NEW if output.endswith(".svg") else "TransitionBlurReplace"
        with rig.folder("whole") as cwd:
            rig.run(["export", preset, "-o", output] + SIZE, cwd)
            needed = size(cwd)
        old = rig.clip(OLD, output)[0]
        problems = []
        for part in rig.often([0.0, 0.2, 0.4, 0.6, 0.8, 0.95], [0.5]):
            with rig.folder("full") as disk:
                # Room for the old one and for a part of the new one.
                with rig.folder("old") as cwd:
                    rig.export(OLD, output, cwd)
                    room = size(cwd) + int(needed * part) // 4096 * 4096
                    mount(disk, room)
                    try:
                        move = os.path.join(cwd, output.rstrip("/"))
                        copy = shutil.copytree if os.path.isdir(move) else shutil.copy
                        copy(move, os.path.join(disk, output.rstrip("/")))
                        code, said = rig.run(["export", preset, "-o", output] + SIZE, disk)
                        problems.append(verdict(rig, disk, output, old, code, said))
                    finally:
                        unmount(disk)
        rig.table.add(f"full disk below {output}", problems, note="exit code 73, the old one stays")


def verdict(rig, disk, output, old, code, said):
    if code != 73 or f"Cannot write {output}: no space is left on the disk" not in said:
        return f"exit code {code}: {said}"
    if content(os.path.join(disk, output)) != old:
        return "the old clip is gone"
    others = rig.others(disk, output)
    return f"{others} stayed" if others else None


def full_places_of_pages(rig):
    page = os.path.join(rig.repository, "Examples", "guide.md")
    places = [
        ("the temporary folder", "TMPDIR", [16 << 10, 8 << 10], "the temporary folder"),
        ("the cache", "XDG_CACHE_HOME", [4 << 20, 64 << 10], "the cache"),
        ("the output of a page", None, [16 << 10, 8 << 10], "Cannot write "),
    ]
    for what, variable, sizes, words in places:
        problems = []
        for room in sizes:
            with rig.folder("place") as cwd:
                disk = os.path.join(cwd, "disk" if variable else "clips")
                shutil.copy(page, cwd)
                mount(disk, room)
                try:
                    more = {variable: disk} if variable else {}
                    code, said = rig.run(["export", "guide.md", "--quiet", "--force"], cwd, timeout=600, env=rig.environment(**more))
                    ok = code == 73 and words in said and "space" in said
                    problem = None if ok else f"{room} bytes: exit code {code}: {said}"
                    stray = [name for name in os.listdir(disk) if variable != "XDG_CACHE_HOME"]
                    problems.append(problem or (f"{stray} stayed" if stray else None))
                finally:
                    unmount(disk)
        rig.table.add(f"full disk below {what}", problems, note="exit code 73")


def size(folder):
    """As a disk counts: whole pages."""
    total = 0
    for path, _, names in os.walk(folder):
        total += sum((os.path.getsize(os.path.join(path, name)) + 4095) // 4096 * 4096 for name in names)
    return total
