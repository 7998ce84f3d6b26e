"""What every torture needs: the program, folders that go away, and the table of what held."""
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid

import formats

# A clip that takes a third of a second, most of which is the start.
SMALL = ["--size", "160x120", "--scale", "1", "--fps", "30", "--duration", "1"]
OLD, NEW = "TransitionMove", "TransitionPush"
# One file of each kind that is written by code of its own.
FORMATS = [entry.file for entry in formats.FORMATS if entry.is_own]
# With what else the same code writes: (file, what --codec says of it).
CODECS = [(entry.file, entry.codec) for entry in formats.FORMATS]


class Table:
    def __init__(self):
        self.rows = []
        self.lock = threading.Lock()

    def add(self, what, problems, times=None, note=""):
        """Problems: a list with an entry for each trial, None where it held."""
        held = sum(1 for problem in problems if problem is None)
        with self.lock:
            self.rows.append((what, times or len(problems), held, len(problems), note))
        sign = "held" if held == len(problems) else "NOT HELD"
        print(f"torture: {what}: {held} of {len(problems)} {sign}{' (' + note + ')' if note else ''}", file=sys.stderr)
        for problem in [p for p in problems if p][:5]:
            print(f"torture:   {problem}", file=sys.stderr)

    def skip(self, what, why):
        self.rows.append((what, 0, 0, 0, "skipped: " + why))
        print(f"torture: {what}: skipped, {why}", file=sys.stderr)

    @property
    def holds(self):
        return all(held == count for _, _, held, count, _ in self.rows)

    @property
    def total(self):
        return sum(times for _, times, *_ in self.rows)

    def text(self):
        lines = ["| what | how often | held |", "|---|---|---|"]
        for what, times, held, count, note in self.rows:
            share = "–" if not count else f"all {held}" if held == count else f"**{held} of {count}**"
            lines.append(f"| {what} | {times} | {share}{', ' + note if note else ''} |")
        return "\n".join(lines)


class Rig:
    def __init__(self, program, repository, quick, keep):
        self.program, self.repository, self.quick, self.keep = program, repository, quick, keep
        self.table = Table()
        self.root = tempfile.mkdtemp(prefix="showreel-torture-")
        # Of a renderer's variables, which are handed on to what runs in a sandbox.
        self.mark = "MESA_SHOWREEL_TORTURE_" + uuid.uuid4().hex
        self.cache = os.path.join(self.root, "cache")
        self.clips = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if not (self.keep and not self.table.holds):
            shutil.rmtree(self.root, ignore_errors=True)
        else:
            print(f"torture: {self.root} is left", file=sys.stderr)

    def often(self, full, quick):
        return quick if self.quick else full

    def some(self, formats):
        """A file and a folder, where it has to be quick."""
        return ["clip.mp4", "frames/"] if self.quick else formats

    @contextlib.contextmanager
    def folder(self, name="t"):
        path = tempfile.mkdtemp(prefix=name + "-", dir=self.root)
        try:
            yield path
        finally:
            if not self.keep:
                shutil.rmtree(path, ignore_errors=True)

    def environment(self, **more):
        variables = dict(os.environ, XDG_CACHE_HOME=self.cache, SHOWREEL_PRESETS=os.path.join(self.repository, "Presets"))
        variables[self.mark] = "1"
        variables.update(more)
        return {name: value for name, value in variables.items() if value is not None}

    def command(self, arguments):
        """The program's words; what is a folder on the disk is asked for by its pictures."""
        return [self.program] + [word + "*.png" if before == "-o" and word == "frames/" else word
                                 for before, word in zip([""] + arguments, arguments)]

    def start(self, arguments, cwd, **options):
        options.setdefault("env", self.environment())
        options.setdefault("stderr", subprocess.PIPE)
        return subprocess.Popen(self.command(arguments), cwd=cwd, stdout=subprocess.DEVNULL,
                                stdin=subprocess.DEVNULL, **options)

    def run(self, arguments, cwd, timeout=300, **options):
        """Gives the exit code and what was said; None where it hung."""
        process = self.start(arguments, cwd, **options)
        try:
            said = process.communicate(timeout=timeout)[1]
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return None, "it hung"
        return process.returncode, (said or b"").decode("utf-8", "replace")

    def export(self, preset, output, cwd, **options):
        return self.run(["export", preset, "-o", output, "--quiet"] + SMALL, cwd, **options)

    def clip(self, preset, output):
        """What a whole export gives, as content() says it, and how long it took; made once."""
        if (preset, output) not in self.clips:
            with self.folder("whole") as cwd:
                began = time.monotonic()
                code, said = self.export(preset, output, cwd)
                if code != 0:
                    sys.exit(f"torture: {preset} to {output} failed without any torture: {said}")
                self.clips[preset, output] = content(os.path.join(cwd, output)), time.monotonic() - began
        return self.clips[preset, output]

    def others(self, cwd, output):
        """Names in the folder that are not the clip's."""
        return sorted(set(os.listdir(cwd)) - {output.rstrip("/")})

    def left_running(self, seconds=2.0):
        """Processes of this torture that are still there after so long; they are ended, so that each is told once."""
        until = time.monotonic() + seconds
        while True:
            found = self.processes()
            if not found:
                return []
            if time.monotonic() > until:
                for process in found:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                return [f"{name} ({process})" for process, name in found.items()]
            time.sleep(0.02)

    def processes(self):
        """Names by number."""
        found = {}
        for entry in os.listdir("/proc"):
            if not entry.isdigit() or int(entry) == os.getpid():
                continue
            try:
                with open(f"/proc/{entry}/environ", "rb") as file:
                    if self.mark.encode() in file.read():
                        with open(f"/proc/{entry}/comm") as name:
                            found[int(entry)] = name.read().strip()
            except OSError:
                continue
        return found


def content(path):
    """A file's bytes or a folder's files, as something to compare; None where nothing is."""
    if os.path.isdir(path):
        return {name: digest(os.path.join(path, name)) for name in sorted(os.listdir(path))}
    return digest(path) if os.path.exists(path) else None


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def in_parallel(count, body):
    """Runs body(0…count-1) on as many threads as there are cores; gives what they gave, in order."""
    results, numbers, lock = [None] * count, iter(range(count)), threading.Lock()

    def work():
        while True:
            with lock:
                number = next(numbers, None)
            if number is None:
                return
            try:
                results[number] = body(number)
            except Exception as error:  # A torture that breaks has not held.
                results[number] = f"the torture itself failed: {error!r}"

    threads = [threading.Thread(target=work) for _ in range(os.cpu_count() or 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


DOCUMENTED = {0, 1, 64, 65, 66, 70, 71, 73}


def is_crash(code):
    return code is not None and (code < 0 or code in (128 + s for s in (4, 5, 6, 7, 8, 11, 25)))


__all__ = ["Rig", "SMALL", "OLD", "NEW", "FORMATS", "CODECS", "content", "digest", "in_parallel", "is_crash", "DOCUMENTED", "signal"]
