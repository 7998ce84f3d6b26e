"""Memory of a short and of a long clip of each format."""
import os

from rig import CODECS

PRESET = "PulseRing"


def run(rig):
    for output, codec in (CODECS if not rig.quick else [("clip.mp4", None), ("frames/", None)]):
        short, long = [peak(rig, output, codec, seconds) for seconds in rig.often((3, 60), (1, 3))]
        # A table of frames grows by some bytes a frame; pictures that were kept would be many times that.
        problem = None if long - short < 16 else f"{short} MB for the short clip, {long} MB for the long one"
        rig.table.add(f"memory of a long {output}, {rig.often('3 and 60', '1 and 3')} s", [problem], times=2, note=f"{short} → {long} MB")


def peak(rig, output, codec, seconds):
    """Megabytes that the process filled at most."""
    with rig.folder("memory") as cwd:
        fps = "50" if output.endswith("gif") else "60"
        # What --preset says is H.264's and HEVC's alone.
        speed = ["--preset", "ultrafast"] if codec in (None, "hevc") else []
        process = rig.start(["export", PRESET, "-o", output, "--quiet", "--size", "320x320", "--scale", "1",
                             "--fps", fps, "--duration", str(seconds)] + speed + (["--codec", codec] if codec else []), cwd)
        process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_maxrss // 1024 if process.returncode == 0 else 1 << 30
