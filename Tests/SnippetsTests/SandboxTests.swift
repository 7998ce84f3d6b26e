import Foundation
import TestSupport
import Testing

@testable import Snippets

@Suite struct SandboxTests {
  static let plain = Sandbox(.limitsOnly(reason: "a test"))

  private func run(
    _ script: String, in sandbox: Sandbox = plain, limits: SandboxLimits = .patient
  ) async throws -> RunReport {
    let folder = try TemporaryFolder()
    return await sandbox.run(
      SandboxedCommand("/bin/sh", ["-c", script], in: folder.path, limits: limits))
  }

  @Test func bothStreamsAreKept() async throws {
    let report = try await run("echo out; echo err >&2")
    #expect(report.ending == .ok)
    #expect(report.output == "out\n")
    #expect(report.errors == "err\n")
  }

  @Test func anExitCodeIsReported() async throws {
    #expect(try await run("exit 3").ending == .exited(code: 3))
  }

  @Test func aCrashIsReportedWithItsLastWords() async throws {
    let report = try await run(
      "echo 'x.swift:3: Fatal error: Index out of range' >&2; kill -ILL $$")
    let lines = ["x.swift:3: Fatal error: Index out of range"]
    #expect(report.ending == .crashed(signal: SIGILL, lastLines: lines))
  }

  @Test func whatNeverEndsIsStoppedWithItsChildren() async throws {
    let folder = try TemporaryFolder()
    let report = await Self.plain.run(
      SandboxedCommand(
        "/bin/sh", ["-c", "sleep 1000 & while :; do :; done"], in: folder.path,
        limits: SandboxLimits(seconds: 0.3)))
    #expect(report.ending == .timedOut(seconds: 0.3))
  }

  @Test func whatIsLeftBehindEndsWithTheTime() async throws {
    // A busy machine may not come to the word within half a second, or within eight.
    for seconds in [0.5, 8, 128] {
      let report = try await run(
        "sleep 1000 & echo done", limits: SandboxLimits(seconds: seconds))
      if report.ending == .timedOut(seconds: seconds), seconds < 100 { continue }
      #expect(report.ending == .ok)
      #expect(report.output == "done\n")
      return
    }
  }

  /// Else hundreds of tasks may be before the one that starts the watch, while what is to be watched runs.
  @Test func aCommandIsWatchedBeforeOtherWorkIsDone() async throws {
    let folder = try TemporaryFolder()
    let command = SandboxedCommand("/bin/echo", ["a"], in: folder.path, limits: .patient)
    await confirmation { isTold in
      _ = await Task(priority: .low) {
        await Self.plain.run(command) { _ in
          #expect(Task.currentPriority >= .high)
          isTold()
        }
      }.value
    }
  }

  /// As root, threads of dispatch queues have other priorities than the process that they are of.
  @Test func aCommandIsAsNiceAsTheProgram() async throws {
    let report = try await run("cut -d' ' -f19 /proc/self/stat")
    #expect(report.output == "\(Lifeline.niceness)\n")
  }

  @Test func aFloodOfOutputKeepsItsEnd() async throws {
    let report = try await run("yes | head -c 600000; echo end")
    #expect(report.ending == .ok)
    #expect(report.output.utf8.count == SandboxOutput.limit)
    #expect(report.output.hasSuffix("y\nend\n"))
  }

  @Test(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
  func aProgramThatEatsMemoryIsToldApartFromOneThatCrashes() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      """
      import Foundation
      final class Node { let next: Node?; init(_ next: Node?) { self.next = next } }
      func deep(_ n: Int) -> Int { n == -1 ? 0 : deep(n + 1) + 1 }
      if CommandLine.arguments[1] == "deep" { print(deep(0)) }
      var (node, count) = (Node?.none, 0)
      while true {
        node = Node(node)
        count += 1
        // Some 160 MB; more when it is told to.
        if count == 5_000_000 {
          // Enough to be read at once.
          print(String(repeating: "full ", count: 100_000))
          fflush(nil)
          while access(CommandLine.arguments[2], F_OK) != 0 { usleep(1000) }
        }
      }
      """, to: "eat.swift")
    let compiler = CompilerFixture.compiler ?? ""
    let built = await Self.plain.run(
      SandboxedCommand(compiler, [source, "-o", "eat"], in: folder.path, limits: .patient))
    #expect(built.ending == .ok)
    let limits = SandboxLimits.patient(memory: 300 << 20)
    let readable = DemoToolchain(compiler: compiler, modules: []).places
    for sandbox in [Self.plain, try await Sandbox.detect()] {
      let eat = folder.path + "/eat"
      let signals = try TemporaryFolder()
      let full = await sandbox.run(
        SandboxedCommand(
          eat, ["nodes", signals.path + "/go"], in: folder.path,
          readable: readable + [eat, signals.path], limits: limits)
      ) { _ in
        // The watch has seen it once a thread that sleeps as the watch does has had many turns. That hangs on no
        // clock: both wait alike on a busy machine.
        Thread.detachNewThread {
          for _ in 0..<100 { Thread.sleep(forTimeInterval: 0.01) }
          _ = FileManager.default.createFile(atPath: signals.path + "/go", contents: nil)
        }
      }
      #expect(full.ending == .outOfMemory(limit: 300 << 20))
      let deep = await sandbox.run(
        SandboxedCommand(
          eat, ["deep"], in: folder.path, readable: readable + [eat], limits: limits))
      #expect(deep.ending == .crashed(signal: SIGSEGV, lastLines: []))
    }
  }

  @Test func aMissingProgramIsReported() async throws {
    let folder = try TemporaryFolder()
    let report = await Self.plain.run(SandboxedCommand("/no/such/program", [], in: folder.path))
    #expect(report.ending == .exited(code: 127))
    #expect(report.errors.contains("/no/such/program"))
    let gone = await Self.plain.run(SandboxedCommand("/bin/true", [], in: "/no/such/folder"))
    guard case .couldNotStart("/bin/true", _) = gone.ending else {
      Issue.record("\(gone.ending)")
      return
    }
  }

  @Test func outputArrivesWhileTheCommandRuns() async throws {
    let folder = try TemporaryFolder()
    // The command waits for an answer to its first word, so it ends only if that has come through.
    let script = "echo one; while [ ! -e answer ]; do sleep 0.01; done; echo two"
    let command = SandboxedCommand(
      "/bin/sh", ["-c", script], in: folder.path, limits: .patient)
    let report = await Self.plain.run(command) { text in
      if text.contains("one") { _ = try? folder.write("", to: "answer") }
    }
    #expect(report.ending == .ok)
    #expect(report.output == "one\ntwo\n")
  }

  @Test func aCommandSeesItsOwnHomeAndNotTheUsersSecrets() async throws {
    setenv("SECRET_TOKEN", "x", 1)
    setenv("SHOWREEL_SECRET", "x", 1)
    let report = try await run("echo $HOME; pwd; echo \"[$SECRET_TOKEN$SHOWREEL_SECRET]\"")
    let lines = report.output.split(separator: "\n")
    #expect(lines[0] == lines[1])
    #expect(lines[2] == "[]")
  }

  @Test(arguments: [
    (RunEnding.ok, "done"),
    (.exited(code: 2), "it ended with exit code 2"),
    (
      .crashed(signal: SIGSEGV, lastLines: []),
      "it crashed (SIGSEGV, bad memory access or endless recursion)"
    ),
    (
      .crashed(signal: SIGILL, lastLines: ["Fatal error: no"]),
      "it crashed (SIGILL, a failed check): Fatal error: no"
    ),
    (.crashed(signal: SIGTRAP, lastLines: []), "it crashed (SIGTRAP, a failed check)"),
    (.crashed(signal: SIGABRT, lastLines: []), "it crashed (SIGABRT, aborted)"),
    (.crashed(signal: SIGBUS, lastLines: []), "it crashed (SIGBUS, bad address)"),
    (.crashed(signal: SIGFPE, lastLines: []), "it crashed (SIGFPE, bad arithmetic)"),
    (.crashed(signal: SIGKILL, lastLines: []), "it crashed (SIGKILL, killed)"),
    (.crashed(signal: SIGXFSZ, lastLines: []), "it crashed (SIGXFSZ, a file grew too large)"),
    (.crashed(signal: SIGUSR1, lastLines: []), "it crashed (signal 10)"),
    (.timedOut(seconds: 2.5), "it was stopped after 2.5 s. Give it more time if it needs longer."),
    (
      .outOfMemory(limit: 1 << 30),
      "it needed more than 1024 MB of memory. Give it more memory if it should have more."
    ),
    (
      .tooManyTasks(limit: 512),
      "it was stopped, because it had more than 512 processes and threads at a time"
    ),
    (
      .tooManyProcesses(limit: 32),
      "it was stopped, because it had more than 32 processes at a time"
    ),
    (.tooMuchOutput(limit: 64 << 20), "it was stopped, because it printed more than 64 MB"),
    (.cancelled, "it was interrupted"),
    (.couldNotStart(executable: "/a", reason: "b"), "/a cannot be started: b"),
    (
      .noSpace(folder: "/t"),
      "no space is left in the temporary folder /t. "
        + "Free some, or set TMPDIR to a folder on another disk."
    ),
  ])
  func anEndingReads(_ ending: RunEnding, _ text: String) {
    #expect(ending.description == text)
  }

  @Test func theSummarySaysWhatKeepsDemosIn() async throws {
    let walls =
      "demos run in /usr/bin/bwrap: they see no file, process or network but their own; "
      + "their memory and processes are limited by "
    #expect(
      Sandbox(.bubblewrap("/usr/bin/bwrap")).summary
        == walls + "a watch, because no cgroup can be made here")
    #expect(
      Sandbox(.bubblewrap("/usr/bin/bwrap"), groups: ResourceGroupPlace(path: "/sys/fs/cgroup/a"))
        .summary == walls + "the kernel, in /sys/fs/cgroup/a")
    #expect(
      try await Sandbox.detect(wanted: false).summary
        == "demos run with limits on time and memory only: walls are not wanted")
  }
}

/// What keeps a command in.
@Suite struct BubblewrapTests {
  private func run(
    _ script: String, limits: SandboxLimits = .patient
  ) async throws -> (RunReport, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let sandbox = try await Sandbox.detect()
    let command = SandboxedCommand("/bin/sh", ["-c", script], in: folder.path, limits: limits)
    return (await sandbox.run(command), folder)
  }

  /// Not even the folder is the machine's: it goes with the command.
  @Test func nothingIsWrittenOutside() async throws {
    let (report, folder) = try await run(
      "echo a > mine; echo b > /var/tmp/showreel-escape; echo c > ../showreel-escape; ls; pwd")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/mine"))
    #expect(!FileManager.default.fileExists(atPath: "/var/tmp/showreel-escape"))
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.url.deletingLastPathComponent().appending(path: "showreel-escape").path))
    #expect(report.output == "mine\n\(folder.path)\n")
  }

  @Test func thereIsNoNetwork() async throws {
    let (report, _) = try await run(
      "grep -c : /proc/net/dev; tail -n +3 /proc/net/dev | cut -d: -f1")
    #expect(report.output.split(whereSeparator: \.isWhitespace) == ["1", "lo"])
  }

  /// Where somebody's programs and secrets are is not said inside.
  @Test func theEnvironmentIsNobodys() async throws {
    let command = SandboxedCommand("/bin/sh", [], in: "/f")
    let outside = [
      "PATH": "/home/me/bin", "SECRET": "hunter2", "USER": "me", "HOME": "/home/me", "LANG": "de",
      "LIBGL_ALWAYS_SOFTWARE": "1", "GALLIVM_PERF": "nopt", "SHOWREEL_FONT": "Inter",
      "TZ": "Asia/Tokyo", "LD_LIBRARY_PATH": "/opt/lib",
      // Names that nearly are some that are passed on.
      "SHOWREEL_SECRET": "hunter2", "SHOWREEL_FONTS": "x", "SHOWREEL": "x", "MY_EGL_": "x",
      "EGL": "x", "FONTCONFIG_SECRET": "x", "LD_PRELOAD": "x", "showreel_font": "x",
    ]
    let inside = Sandbox(.bubblewrap("bwrap")).environment(for: command, outside: outside)
    #expect(
      inside == [
        "PATH": "/usr/bin:/bin", "HOME": "/f", "LANG": "C.UTF-8", "TMPDIR": "/f",
        "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
        "XDG_CACHE_HOME": "/f/.cache", "SWIFT_BACKTRACE": "enable=no",
        "LIBGL_ALWAYS_SOFTWARE": "1", "GALLIVM_PERF": "nopt", "SHOWREEL_FONT": "Inter",
        "LD_LIBRARY_PATH": "/opt/lib",
      ])
    setenv("SHOWREEL_SECRET", "hunter2", 1)
    // Of every process that is seen inside.
    let (report, _) = try await run("echo $PATH; cat /proc/[0-9]*/environ | grep -c hunter2")
    #expect(report.output == "/usr/bin:/bin\n0\n")
  }

  /// Whoever is root outside has root's number inside, and with it what root alone may read.
  @Test func whatTheKernelTellsRootAloneIsNotThere() async throws {
    let (report, _) = try await run(
      """
      find /proc -xdev -maxdepth 3 \\( -path '/proc/[0-9]*' -o -path /proc/sys -o -path '/proc/*self' \\) -prune \
        -o \\( -type f -o -type d \\) -perm /u+r ! -perm -o+r -print
      """)
    #expect(report.output == "")
    #expect(report.ending == .ok)
  }

  /// Whether or not this machine has all of them.
  @Test func whatPeopleKeepBesideTheirProgramsIsCovered() {
    #expect(
      SandboxWalls.local.sorted()
        == ["/usr/local/etc", "/usr/local/share", "/usr/local/src", "/usr/local/var"])
  }

  @Test func eachProcessHasLimitsOfItsOwn() async throws {
    let (report, _) = try await run("ulimit -c; ulimit -n; ulimit -p")
    #expect(report.output == "0\n256\n513\n")
  }

  /// The kernel takes a while to end a PID namespace; who was told of the end sees nobody any more.
  @Test(arguments: ["exit 0", "kill -SEGV $$", "while :; do :; done"])
  func itEndsWhenAllInsideHasEnded(_ script: String) async throws {
    let folder = try TemporaryFolder()
    let sandbox = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))
    for _ in 0..<5 {
      let leftovers = Leftovers()
      _ = await sandbox.run(
        SandboxedCommand(
          "/bin/sh", ["-c", "sleep 1000 & \(script)"], in: folder.path,
          environment: leftovers.variable, limits: SandboxLimits(seconds: 0.3)))
      #expect(leftovers.processes.isEmpty)
    }
  }

  @Test func otherProcessesAreOutOfSight() async throws {
    let (report, _) = try await run("ls -d /proc/[0-9]* | wc -l")
    #expect((Int(report.output.filter(\.isNumber)) ?? 99) < 6)
  }

  @Test func aCrashAndALimitAreReportedThroughTheWalls() async throws {
    let (crash, _) = try await run("kill -SEGV $$")
    #expect(crash.ending == .crashed(signal: SIGSEGV, lastLines: []))
    let (endless, _) = try await run("while :; do :; done", limits: SandboxLimits(seconds: 0.5))
    #expect(endless.ending == .timedOut(seconds: 0.5))
  }
}
