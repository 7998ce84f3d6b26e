"""SIGKILL at random moments of an export over an older clip: the old one or the new one is there, byte for byte."""
import os
import random
import shutil
import signal
import subprocess
import time

from rig import FORMATS, NEW, OLD, SMALL, content, in_parallel


def run(rig):
    for output in rig.some(FORMATS):
        kill(rig, output)
    if rig.quick:
        return
    if not shutil.which("strace"):
        return rig.table.skip("SIGKILL before each call that changes a name", "strace is not installed")
    for output in ["clip.mp4", "frames/"]:
        kill_at_each_step(rig, output)


def kill(rig, output):
    times = rig.often(200, 4)
    (old, _), (new, seconds) = rig.clip(OLD, output), rig.clip(NEW, output)
    is_folder = output.endswith("/")
    seen = {"old": 0, "new": 0, "left": 0}

    def trial(number):
        # Each thread's trials share a folder, so that every run sweeps what the one before has left.
        with rig.folder("kill") as cwd:
            rig.export(OLD, output, cwd)
            problems, pace = [], 1.0
            for _ in range(share(times, number)):
                process = rig.start(["export", NEW, "-o", output, "--quiet"] + SMALL, cwd, stderr=subprocess.DEVNULL)
                # Half of them at the end, when names are given.
                part = random.random() if random.random() < 0.5 else random.uniform(0.8, 1.15)
                time.sleep(seconds * part * pace)
                # The machine is not always as busy: about a fifth should come to their end.
                pace *= 1.03 if process.poll() is None else 0.9
                process.kill()
                process.wait()
                problems.append(verdict(cwd))
                if content(os.path.join(cwd, output)) == new:
                    reset(cwd)
            code, said = rig.export(NEW, output, cwd)
            if code != 0 or content(os.path.join(cwd, output)) != new or rig.others(cwd, output):
                problems[-1] = f"the next run left {rig.others(cwd, output)}, ended with {code}: {said}"
            return problems

    def share(times, number):
        workers = os.cpu_count() or 1
        return times // workers + (1 if number < times % workers else 0)

    def verdict(cwd):
        there, others = content(os.path.join(cwd, output)), rig.others(cwd, output)
        if there not in (old, new):
            return f"{output} is neither the old nor the new clip: {there}"
        seen["new" if there == new else "old"] += 1
        if others:
            seen["left"] += 1
        # A folder is written under a name that the next run sweeps; a file has none.
        if len(others) > (1 if is_folder else 0):
            return f"{others} stayed"
        return None

    def reset(cwd):
        with rig.folder("reset") as other:
            rig.export(OLD, output, other)
            if is_folder:
                shutil.rmtree(os.path.join(cwd, output))
                shutil.move(os.path.join(other, output.rstrip("/")), os.path.join(cwd, output.rstrip("/")))
            else:
                shutil.move(os.path.join(other, output), os.path.join(cwd, output))

    problems = [problem for part in in_parallel(os.cpu_count() or 1, trial) for problem in part]
    rig.table.add(f"SIGKILL while {kind(output)} is written over", problems,
                  note=f"{seen['old']} old, {seen['new']} new" + (f", {seen['left']} unfinished folders, swept by the next run" if is_folder else ", nothing else in the folder"))


def kill_at_each_step(rig, output):
    """Before each call that gives or takes a name."""
    old, new = rig.clip(OLD, output)[0], rig.clip(NEW, output)[0]
    problems = []
    calls = "linkat,renameat,renameat2,mkdirat,unlinkat"
    for step in range(1, 41):
        with rig.folder("step") as cwd:
            rig.export(OLD, output, cwd)
            traced = subprocess.run(
                ["strace", "-f", "-qq", "-o", os.path.join(rig.root, "trace"), "-e", f"trace={calls}", "-e", f"inject={calls}:signal=KILL:when={step}"]
                + rig.command(["export", NEW, "-o", output, "--quiet"] + SMALL),
                cwd=cwd, env=rig.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            there = content(os.path.join(cwd, output))
            problem = None if there in (old, new) else f"step {step}: {output} is neither the old nor the new clip: {there}"
            code, said = rig.export(NEW, output, cwd)
            if code != 0 or rig.others(cwd, output) or content(os.path.join(cwd, output)) != new:
                problem = f"step {step}: the next run left {rig.others(cwd, output)}, ended with {code}: {said}"
            problems.append(problem)
            # No such step any more: it came to its end.
            if traced.returncode == 0:
                break
    rig.table.add(f"SIGKILL before each call that changes a name, {kind(output)}", problems)


def kind(output):
    return "a folder of PNG pictures" if output.endswith("/") else f"a .{output.split('.')[-1]}"
