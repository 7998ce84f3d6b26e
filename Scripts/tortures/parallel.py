"""Many runs at once on one path: one of their clips is there, whole, and nothing else."""
import os

from rig import FORMATS, NEW, OLD, SMALL, content


def run(rig):
    for output in rig.some(FORMATS):
        whole = [rig.clip(preset, output)[0] for preset in (OLD, NEW)]
        problems = []
        for _ in range(rig.often(5, 1)):
            with rig.folder("parallel") as cwd:
                runs = [rig.start(["export", (OLD, NEW)[index % 2], "-o", output, "--quiet"] + SMALL, cwd)
                        for index in range(rig.often(16, 4))]
                said = [process.communicate(timeout=300)[1].decode() for process in runs]
                codes = [process.returncode for process in runs]
                if any(codes):
                    problems.append(f"exit codes {codes}: {''.join(said)}")
                elif content(os.path.join(cwd, output)) not in whole:
                    problems.append("the clip is not one of theirs")
                else:
                    problems.append(f"{rig.others(cwd, output)} stayed" if rig.others(cwd, output) else None)
        rig.table.add(f"{rig.often(16, 4)} runs at once on one {output}", problems)
