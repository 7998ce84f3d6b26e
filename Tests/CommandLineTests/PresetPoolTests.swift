import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ShowreelCLI

/// Presets of one call, made side by side by several processes.
struct PresetPoolTests {
  private let program: Showreel

  init() throws { program = try Showreel() }

  private static let names = ["TransitionMove", "TransitionPush", "TransitionSlider"]

  private func export(
    _ options: [String], onTerminal: Bool = false,
    whileItRuns: (@Sendable (Process) -> Void)? = nil
  ) async throws -> ProgramAnswer {
    try await program.run(
      ["export"] + Self.names + ["--jobs", "2", "-o", "clips/"] + Showreel.tiny + options,
      onTerminal: onTerminal, whileItRuns: whileItRuns)
  }

  /// At their usual size: a large picture that comes to rest showed how many threads the encoder had.
  @Test func aClipHasTheBytesThatItHasAlone() async throws {
    let name = "CustomOpacity"
    let (first, second) = ("first/\(name).mp4", "second/\(name).mp4")
    let both = try await program.run(
      ["export", name, "AssociatedAnimation", "--jobs", "2", "--quiet", "-o", "first/"])
    let alone = try await program.run(["export", name, "--jobs", "2", "--quiet", "-o", "second/"])
    #expect(both.code == 0 && alone.code == 0, "\(both.errors)\(alone.errors)")
    #expect(try program.data(first) == program.data(second))
  }

  @Test(arguments: ["1", "2", "256"])
  func eachIsToldOf(jobs: String) async throws {
    let answer = try await program.run(
      ["export"] + Self.names + ["-j", jobs, "-o", "clips/", "--json"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(answer.errors.isEmpty)
    for name in Self.names {
      let lines = answer.lines.filter { $0.contains(#""clip":"\#(name)""#) }
      #expect(lines.first == #"{"clip":"\#(name)","frame":1,"kind":"progress","of":5}"#)
      #expect(lines.count == 5)
      #expect(answer.lines.contains { $0.contains(#""path":"clips/\#(name).mp4""#) })
      #expect(program.exists("clips/\(name).mp4"))
    }
    #expect(answer.lines.count == 3 * 6 + 1)
  }

  @Test func oneThatFailsStopsNoOther() async throws {
    try program.write(
      """
      title: Nowhere
      about: Nothing there can be tapped.
      view: Rectangle()
      timeline: [tap "Nothing" at 0.1]
      """, to: "Nowhere.yaml")
    let answer = try await program.run(
      ["export", "Nowhere.yaml", "TransitionMove", "-j", "2", "-o", "clips/"] + Showreel.brief)
    let alone = try await program.run(["export", "Nowhere.yaml", "-o", "x.mp4"] + Showreel.brief)
    #expect(answer.code == ExitStatus.someFailed)
    #expect(alone.code == ExitStatus.badInput)
    #expect(!alone.errors.isEmpty)
    let told = alone.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(!told.isEmpty)
    for line in told { #expect(answer.errors.contains(line)) }
    #expect(program.files.filter { $0.hasPrefix("clips/") } == ["clips/TransitionMove.mp4"])
  }

  @Test func whereNoneCanBeWrittenThatIsTheReason() async throws {
    for name in Self.names {
      try FileManager.default.createDirectory(
        at: program.folder.appending(path: "clips/\(name).mp4"), withIntermediateDirectories: true)
    }
    let answer = try await export(["--duration", "0.2"])
    #expect(answer.code == ExitStatus.cannotWrite)
    #expect(answer.errors.split(separator: "\n").count >= 3)
  }

  @Test func onATerminalOneLineTellsOfAll() async throws {
    let answer = try await export(["--duration", "0.5"], onTerminal: true)
    #expect(answer.code == 0)
    #expect(answer.output.contains("/3 clips  "), "\(answer.output)")
    for name in Self.names { #expect(answer.output.contains("clips/\(name).mp4")) }
  }

  /// The processes that a program has started.
  private static func children(of process: Process) -> [pid_t] {
    let path = "/proc/\(process.processIdentifier)/task"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).flatMap { thread in
      ((try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)) ?? "")
        .split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Comes back with some of them, or when the program has ended.
  private static func waitForChildren(of process: Process, count: Int) -> [pid_t] {
    var found: [pid_t] = []
    process.blocks {
      found = children(of: process)
      return found.count >= count
    }
    return found.count >= count ? found : []
  }

  /// Somebody else has to wait for it once its program is gone, and may take their time.
  private static func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return status.map { !$0.contains("State:\tZ") } ?? false
  }

  @Test func aProcessThatEndsCostsItsClip() async throws {
    let answer = try await export(["--duration", "2"]) { process in
      for worker in Self.waitForChildren(of: process, count: 1).prefix(1) { kill(worker, SIGKILL) }
    }
    #expect(answer.code == ExitStatus.someFailed)
    #expect(
      answer.errors.contains("The process that made the clip ended before the clip was there: "),
      "\(answer.errors)")
    #expect(program.files.filter { $0.hasSuffix(".mp4") }.count == 2)
    #expect(program.files.count == 3)
  }

  /// Whoever is told to stop stops all of them, and waits until they have.
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func whoIsStoppedLeavesNothing(_ signal: Int32, _ code: Int32) async throws {
    let workers = Mutex<[pid_t]>([])
    let answer = try await export(["--duration", "600"]) { process in
      Showreel.waitUntilItListens(process)
      let found = Self.waitForChildren(of: process, count: 2)
      workers.withLock { $0 = found }
      kill(process.processIdentifier, signal)
    }
    #expect(answer.code == code)
    #expect(program.files.filter { $0 != "clips" } == [])
    let left = workers.withLock { $0 }
    #expect(left.count == 2)
    for worker in left { #expect(kill(worker, 0) != 0) }
  }

  /// Who is killed can stop nobody: they see it, and have nobody to tell of it.
  @Test func whoIsKilledLeavesNoProcess() async throws {
    let workers = Mutex<[pid_t]>([])
    let answer = try await export(["--duration", "600"]) { process in
      let found = Self.waitForChildren(of: process, count: 2)
      workers.withLock { $0 = found }
      kill(process.processIdentifier, SIGKILL)
    }
    let left = workers.withLock { $0 }
    #expect(left.count == 2)
    #expect(blocks(until: { !left.contains(where: Self.isRunning) }))
    #expect(!answer.errors.contains("error: "), "\(answer.errors)")
    #expect(program.files.filter { $0 != "clips" } == [])
  }

  @Test func whatAnotherProcessSaysIsToldAsItWasSaid() throws {
    let failure = ToldFailure(
      code: 65,
      findings: [Finding(.error, file: "a.yaml", line: 3, column: 7, clip: "A", "It is wrong.")])
    let answer = try JSONDecoder().decode(
      ToldFailure.self, from: JSONEncoder().encode(failure))
    #expect(answer == failure)
    #expect(ExitStatus.code(for: answer) == 65)
    #expect(ErrorWords.findings(of: answer, clip: "B") == failure.findings)
  }

  @Test func messagesSayWhatToType() {
    #expect(
      ErrorWords.of(WorkerError.couldNotStart(reason: "no memory"))
        == "The process that was to make the clip could not be started: no memory. Close other "
        + "programs, or make one clip at a time: --jobs 1")
    #expect(
      ErrorWords.of(WorkerError.ended(ending: "signal 9"))
        == "The process that made the clip ended before the clip was there: signal 9. If the machine "
        + "is out of memory, make fewer clips at a time: --jobs 1")
  }
}
