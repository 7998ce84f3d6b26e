"""Page exports that are interrupted or killed: the sandbox's processes go with the program."""
import os
import random
import shutil
import signal
import time

from rig import content, in_parallel

OUTPUTS = ["clips/SpringIn.mp4", "clips/Slide.mp4"]


def run(rig):
    if not shutil.which("bwrap"):
        return rig.table.skip("page exports", "bwrap is not installed")
    with rig.folder("page") as cwd:
        page = os.path.join(rig.repository, "Examples", "guide.md")
        shutil.copy(page, cwd)
        command = ["export", "guide.md", "--force", "--quiet", "--fps", "30"]
        code, said = rig.run(command, cwd, timeout=600)
        if code != 0:
            return rig.table.add("page exports", [f"without any torture: exit code {code}: {said}"])
        began = time.monotonic()
        rig.run(command, cwd)
        seconds = time.monotonic() - began
        whole = [content(os.path.join(cwd, output)) for output in OUTPUTS]
        temporary = os.path.join(rig.root, "page-temporary")
        os.makedirs(temporary, exist_ok=True)
        for number, name in [(signal.SIGINT, "SIGINT"), (signal.SIGTERM, "SIGTERM"), (signal.SIGKILL, "SIGKILL")]:
            problems = [trial(rig, cwd, command, seconds, number, whole, temporary)
                        for _ in range(rig.often(64, 1))]
            code, said = rig.run(command, cwd, env=rig.environment(TMPDIR=temporary))
            left = os.listdir(temporary) + [name for name in os.listdir(cwd + "/clips") if name.startswith(".")]
            if code != 0 or left:
                problems[-1] = problems[-1] or f"the next run ended with {code} and left {len(left)} files, {left[:2]}: {said}"
            rig.table.add(f"{name} while a page is exported, in bwrap", problems, note="no process left" if not any(problems) else "")


def trial(rig, cwd, command, seconds, number, whole, temporary):
    process = rig.start(command, cwd, env=rig.environment(TMPDIR=temporary))
    time.sleep(seconds * random.uniform(0, 1.05))
    process.send_signal(number)
    said = process.communicate(timeout=60)[1].decode()
    left = rig.left_running(seconds=20 if number == signal.SIGKILL else 0.1)
    if left:
        return f"still running: {left}"
    codes = (0, -number) if number == signal.SIGKILL else (0, -number, 128 + number)
    if process.returncode not in codes:
        return f"exit code {process.returncode}: {said}"
    if [content(os.path.join(cwd, output)) for output in OUTPUTS] != whole:
        return "a clip is not whole"
    files = os.listdir(temporary)
    if files and number != signal.SIGKILL and process.returncode >= 0:
        return f"{files} stayed in the temporary folder"
    return None
