"""Low limits of a shell: a clear error and a documented exit code, or a whole clip; never a crash, never a hang."""
import os
import resource

from rig import DOCUMENTED, FORMATS, NEW, OLD, content, in_parallel, is_crash

MB = 1 << 20


def run(rig):
    file_sizes(rig)
    others = [
        ("open files", "ulimit -n", resource.RLIMIT_NOFILE, [3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128], False),
        ("address space", "ulimit -v", resource.RLIMIT_AS, [MB * size for size in (64, 128, 256, 384, 512, 768, 1024, 1536, 2048, 4096)], False),
        ("data", "ulimit -d", resource.RLIMIT_DATA, [MB * size for size in (16, 32, 64, 128, 192, 256, 384, 512)], False),
        ("processes", "ulimit -u", resource.RLIMIT_NPROC, [0, 1, 2, 4, 8, 16], True),
        ("stack", "ulimit -s", resource.RLIMIT_STACK, [MB // 4, MB // 2, MB, 2 * MB], False),
    ]
    for what, words, limit, sizes, as_nobody in others:
        if as_nobody and os.geteuid() != 0:
            rig.table.skip(f"few {what} ({words})", "it has to run as a user without other processes")
            continue
        low_limits(rig, what, words, limit, sizes[:: rig.often(1, 6)], as_nobody)


def file_sizes(rig):
    problems = []
    for output in rig.some(FORMATS):
        old = rig.clip(OLD, output)[0]
        for size in rig.often([0, 512, 1024, 2048], [1024]):
            with rig.folder("ulimit-f") as cwd:
                rig.export(OLD, output, cwd)

                def limit():
                    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

                code, said = rig.export(NEW, output, cwd, preexec_fn=limit)
                if code == 0 and os.path.isdir(os.path.join(cwd, output)):
                    # Small pictures fit.
                    problems.append(None)
                elif code != 73 or "would be larger than is allowed" not in said:
                    problems.append(f"{output} at {size} bytes: exit code {code}: {said}")
                elif content(os.path.join(cwd, output)) != old or rig.others(cwd, output):
                    problems.append(f"{output} at {size} bytes: {rig.others(cwd, output)} stayed, or the old clip is gone")
                else:
                    problems.append(None)
    rig.table.add("small files only (ulimit -f)", problems, note="exit code 73, the old one stays")


def low_limits(rig, what, words, limit, sizes, as_nobody):
    new = rig.clip(NEW, "clip.mp4")[0]
    whole = [0]

    def trial(index):
        size = sizes[index]
        with rig.folder("limit") as cwd:
            os.chmod(rig.root, 0o755)
            os.chmod(cwd, 0o777)

            def set_limit():
                resource.setrlimit(limit, (size, size))
                if as_nobody:
                    os.setgroups([])
                    os.setgid(65534)
                    os.setuid(65534)

            try:
                code, said = rig.export(NEW, "clip.mp4", cwd, timeout=120, preexec_fn=set_limit,
                                        env=rig.environment(XDG_CACHE_HOME=cwd + "/cache"))
            except (BlockingIOError, MemoryError):
                # The system did not even start it.
                return None
            if code is None:
                return f"{size}: it hung"
            if is_crash(code) or code not in DOCUMENTED | {127}:
                return f"{size}: exit code {code}: {said[-400:]}"
            if code == 0:
                whole[0] += 1
                return None if content(os.path.join(cwd, "clip.mp4")) == new else f"{size}: the clip is not whole"
            if "error" not in said:
                return f"{size}: exit code {code}, and no error was said: {said[-400:]}"
            if os.path.exists(os.path.join(cwd, "clip.mp4")):
                return f"{size}: exit code {code}, and a clip is there"
            return None

    problems = in_parallel(len(sizes), trial)
    rig.table.add(f"few {what} ({words})" if words in ("ulimit -n", "ulimit -u") else f"little {what} ({words})", problems,
                  note=f"{whole[0]} whole clips, else an error")
