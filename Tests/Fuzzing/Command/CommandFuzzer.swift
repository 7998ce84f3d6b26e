import TestSupport
import Foundation
import FuzzTargets

/// Runs the program with many command lines, and holds it to what it says of itself: it ends in time, with
/// an exit code that its help lists, in little memory, and leaves nothing behind that was not asked for.
struct CommandFuzzer {
  let program: String
  /// What `fork-server.c` was made into; without it each line is a process of its own.
  let server: String?
  let seed: Int
  /// Seconds of the processor's.
  var patience = FuzzTarget.patience

  /// Seconds of anybody's: what does nothing for so long waits for ever, however busy the machine is.
  private var waiting: Double { 15 * patience }
  private static let memory = 500 << 20

  /// - Returns: Whether all went well.
  func run(_ count: Int) -> Bool {
    let codes = documentedCodes
    guard codes.contains(0) else {
      print("\(program) --help lists no exit codes")
      return false
    }
    let files = CommandFiles()
    print("\(count) command lines, seed \(seed); exit codes \(codes.sorted())")
    var server = newServer()
    var lines = CommandLines(seed: seed)
    var random = SeededNumbers(seed: UInt64(seed) &+ 1)
    var failures = 0
    var (slowest, largest) = (0.0, 0)
    var seen: [Int32: Int] = [:]
    let began = ContinuousClock.now
    for index in 0..<count {
      let output =
        random.happens(oneIn: 20) ? random.pick([CommandRun.Output.full, .closed]) : .nowhere
      let line = CommandRun(
        arguments: lines.next(), folder: files.folder, output: output, patience: waiting)
      files.prepare()
      var run = server?.run(line)
      if run == nil, server != nil { server = newServer() }
      var found = run.map { problems(of: $0, codes, files) } ?? []
      if run == nil || !found.isEmpty {
        // What a process of its own does is what counts.
        files.prepare()
        let alone = ProgramRun(alone: program, line, environment: environment)
        let foundAlone = problems(of: alone, codes, files)
        if foundAlone.isEmpty { found = found.map { $0 + " (not by itself)" } }
        if !foundAlone.isEmpty { found = foundAlone }
        run = alone
      }
      if let run {
        (slowest, largest) = (max(slowest, run.work), max(largest, run.memory))
        if case .code(let code) = run.ending { seen[code, default: 0] += 1 }
      }
      if index % 1000 == 999 { print("\(index + 1) lines, \(failures) failures") }
      fflush(nil)
      guard !found.isEmpty else { continue }
      failures += 1
      print("line \(index): \(found.joined(separator: ", ")): \(line.description)")
    }
    let elapsed = (ContinuousClock.now - began) / .seconds(1)
    print(
      "\(count) command lines in \(Int(elapsed)) s: \(failures) failures, the slowest "
        + "\(String(format: "%.2f", slowest)) s of work, \(largest >> 20) MB at most, codes "
        + seen.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }.joined(separator: " "))
    return failures == 0
  }

  private func newServer() -> ForkServer? {
    server.flatMap { ForkServer(program, library: $0, environment: environment) }
  }

  private func problems(
    of run: ProgramRun, _ codes: Set<Int32>, _ files: CommandFiles
  ) -> [String] {
    var problems: [String] = []
    switch run.ending {
    case .code(let code):
      if !codes.contains(code) { problems.append("exit code \(code) is not in --help") }
    case .signal(let signal): problems.append("signal \(signal)")
    case .tooLong: problems.append("did not end in \(waiting) s")
    }
    if run.work > patience { problems.append("\(run.work) s of work") }
    if run.memory > Self.memory { problems.append("\(run.memory >> 20) MB") }
    return problems + files.leftBehind.map { "left \($0)" }
  }

  private var environment: [String] {
    let presets = FileManager.default.currentDirectoryPath + "/Presets"
    return ProcessInfo.processInfo.environment.map { "\($0)=\($1)" } + [
      "SHOWREEL_PRESETS=\(presets)"
    ]
  }

  /// The list under "Exit codes:" in the help.
  private var documentedCodes: Set<Int32> {
    guard let help = try? Process(program, ["--help"]).answer().output else { return [] }
    let lines = help.split(separator: "\n").drop { !$0.contains("Exit codes:") }.dropFirst()
    return Set(
      lines.prefix { $0.first == " " }.compactMap { line in
        line.split(separator: " ").first.flatMap { Int32($0) }
      })
  }
}
