"""Requests to stop at random moments: the right exit code, nothing left, nobody left running."""
import os
import random
import signal
import time

from rig import FORMATS, NEW, OLD, SMALL, content, in_parallel


def run(rig):
    listen()
    for number, name in [(signal.SIGINT, "SIGINT"), (signal.SIGTERM, "SIGTERM"), (signal.SIGHUP, "SIGHUP")]:
        stopped = [0]

        def trial(index):
            output = FORMATS[index % len(FORMATS)]
            (old, _), (new, seconds) = rig.clip(OLD, output), rig.clip(NEW, output)
            with rig.folder("signal") as cwd:
                rig.export(OLD, output, cwd)
                process = rig.start(["export", NEW, "-o", output, "--quiet"] + SMALL, cwd)
                time.sleep(seconds * random.uniform(0, 1.1))
                process.send_signal(number)
                said = process.communicate(timeout=60)[1].decode()
                there, others = content(os.path.join(cwd, output)), rig.others(cwd, output)
                # Before the program listens, the signal itself ends it, which a shell calls by the same number.
                if process.returncode in (128 + number, -number):
                    stopped[0] += 1
                    if there not in (old, new):
                        return f"{output} is neither the old nor the new clip"
                elif process.returncode != 0 or there != new:
                    return f"exit code {process.returncode}: {said}"
                return f"{others} stayed" if others else None

        problems = in_parallel(rig.often(100, 2), trial)
        # Nothing was tried where every clip was done before.
        if not stopped[0] and not rig.quick:
            problems[-1] = problems[-1] or "no export was stopped"
        left = rig.left_running()
        if left:
            problems[-1] = f"still running: {left}"
        rig.table.add(f"{name} while a clip is written over", problems, note=f"{stopped[0]} ended with {128 + number}, the others were done")


def listen():
    """Signals that are ignored here, as under nohup, would be ignored by every program that is started; what is handled is not."""
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
