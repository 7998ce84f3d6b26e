import Foundation
import FuzzTargets

/// Runs the program with many command lines, and holds it to what it says of itself: it ends in time, with
/// an exit code that its help lists, in little memory, and leaves nothing behind that was not asked for.
struct CommandFuzzer {
  let program: String
  let seed: Int

  /// Seconds of the processor's.
  private static let patience = 2.0
  /// Seconds of anybody's: what does nothing for so long waits for ever, however busy the machine is.
  private static let waiting = 30.0
  private static let memory = 500 << 20

  /// - Returns: Whether all went well.
  func run(_ count: Int) -> Bool {
    let program = URL(filePath: program).path
    let codes = documentedCodes(program)
    guard codes.contains(0) else {
      print("\(program) --help lists no exit codes")
      return false
    }
    let folder = NSTemporaryDirectory() + "showreel-fuzz-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    print("\(count) command lines, seed \(seed); exit codes \(codes.sorted())")
    var lines = CommandLines(seed: seed)
    var random = RandomNumbers(seed: UInt64(seed) &+ 1)
    var failures = 0
    var (slowest, largest) = (0.0, 0)
    var seen: [Int32: Int] = [:]
    let began = ContinuousClock.now
    for index in 0..<count {
      let line = lines.next()
      let output =
        random.happens(oneIn: 20) ? random.pick([ProgramRun.Output.full, .closed]) : .nowhere
      prepare(folder)
      let run = ProgramRun(
        program, line, in: folder, output: output, environment: environment,
        patience: Self.waiting)
      (slowest, largest) = (max(slowest, run.work), max(largest, run.memory))
      var problems: [String] = []
      switch run.ending {
      case .code(let code):
        seen[code, default: 0] += 1
        if !codes.contains(code) { problems.append("exit code \(code) is not in --help") }
      case .signal(let signal): problems.append("signal \(signal)")
      case .tooLong: problems.append("did not end in \(Self.waiting) s")
      }
      if run.work > Self.patience { problems.append("\(run.work) s of work") }
      if run.memory > Self.memory { problems.append("\(run.memory >> 20) MB") }
      problems += leftBehind(in: folder).map { "left \($0)" }
      guard !problems.isEmpty else { continue }
      failures += 1
      let words = line.map { "'\($0.prefix(300).replacing("'", with: "'\\''"))'" }
      print(
        "line \(index): \(problems.joined(separator: ", ")): showreel "
          + words.joined(separator: " ") + (output == .nowhere ? "" : " > \(output.rawValue)"))
      fflush(nil)
    }
    let elapsed = (ContinuousClock.now - began) / .seconds(1)
    print(
      "\(count) command lines in \(Int(elapsed)) s: \(failures) failures, the slowest "
        + "\(String(format: "%.2f", slowest)) s of work, \(largest >> 20) MB at most, codes "
        + seen.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }.joined(separator: " "))
    return failures == 0
  }

  private var environment: [String] {
    let presets = FileManager.default.currentDirectoryPath + "/Presets"
    return ProcessInfo.processInfo.environment.map { "\($0)=\($1)" } + [
      "SHOWREEL_PRESETS=\(presets)"
    ]
  }

  /// The list under "Exit codes:" in the help.
  private func documentedCodes(_ program: String) -> Set<Int32> {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--help"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [] }
    let help = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = help.split(separator: "\n").drop { !$0.contains("Exit codes:") }.dropFirst()
    return Set(
      lines.prefix { $0.first == " " }.compactMap { line in
        line.split(separator: " ").first.flatMap { Int32($0) }
      })
  }

  private func prepare(_ folder: String) {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: folder),
      Set(names) == Self.names
    {
      return
    }
    try? files.removeItem(atPath: folder)
    for (name, text) in CommandLines.files {
      let path = URL(filePath: folder + "/" + name)
      try? files.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: path)
    }
  }

  private static let names = Set(CommandLines.files.keys.map { String($0.prefix { $0 != "/" }) })

  /// Files under names that nobody asked for: unfinished ones begin with a dot.
  private func leftBehind(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter {
      URL(filePath: $0).lastPathComponent.hasPrefix(".")
    }
  }
}
