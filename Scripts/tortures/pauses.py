"""SIGSTOP and SIGCONT at random moments: the same bytes come out."""
import os
import random
import signal
import time

from rig import FORMATS, NEW, SMALL, content, in_parallel


def run(rig):
    def trial(index):
        output = FORMATS[index % len(FORMATS)]
        new, seconds = rig.clip(NEW, output)
        with rig.folder("pause") as cwd:
            process = rig.start(["export", NEW, "-o", output, "--quiet"] + SMALL, cwd)
            for _ in range(3):
                time.sleep(seconds * random.uniform(0, 0.4))
                process.send_signal(signal.SIGSTOP)
                time.sleep(random.uniform(0, 0.2))
                process.send_signal(signal.SIGCONT)
            said = process.communicate(timeout=120)[1].decode()
            if process.returncode != 0:
                return f"exit code {process.returncode}: {said}"
            return None if content(os.path.join(cwd, output)) == new else f"{output} is another clip"

    rig.table.add("SIGSTOP and SIGCONT, three times", in_parallel(rig.often(50, 2), trial), note="the same bytes")
