import Foundation
import Testing

/// The program as a user runs it, in a folder of its own that goes away with it.
final class Showreel: Sendable {
  struct Answer {
    let code: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  let folder: URL

  /// Options that make a clip small.
  static let tiny = ["--size", "80x60", "--scale", "1", "--fps", "10"]
  /// And short.
  static let brief = tiny + ["--duration", "0.5"]

  /// The build puts the program beside the tests.
  static let executable: URL? = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [
      tests.deletingLastPathComponent(), Bundle.main.bundleURL,
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    let found = beside.map { $0.appending(path: "showreel") }
    return found.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Compiled demos are shared by all tests of a run.
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "showreel-tests-\(ProcessInfo.processInfo.processIdentifier)")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "showreel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the program and waits for its end.
  ///
  /// - Parameters:
  ///   - line: Runs this line of the shell in place of the program, which is `$SHOWREEL` in it.
  ///   - onTerminal: Gives it a terminal to write to; all it writes is its output then.
  ///   - byShell: Gives the arguments to a shell, which finds the program as `$0`.
  ///   - whileItRuns: Called once, when the program has started.
  func run(
    _ arguments: [String] = [], environment: [String: String] = [:], onTerminal: Bool = false,
    shell line: String? = nil, byShell: Bool = false,
    whileItRuns: (@Sendable (Process) -> Void)? = nil
  ) async throws -> Answer {
    let process = Process()
    if let line {
      process.executableURL = URL(filePath: "/usr/bin/bash")
      process.arguments = ["-c", "export SHOWREEL='\(Self.executable?.path ?? "")'\n" + line]
    } else if onTerminal {
      let command = ([Self.executable?.path ?? ""] + arguments).map { "'\($0)'" }
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = ["-qefc", command.joined(separator: " "), "/dev/null"]
    } else if byShell {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c"] + arguments + [Self.executable?.path ?? ""]
    } else {
      process.executableURL = Self.executable
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "XDG_CACHE_HOME": Self.cache.path, "SHOWREEL_PRESETS": Self.presets.path,
      ].merging(environment) { $1 }
    ) { $1 }
    // Files, because a pipe that nobody reads meanwhile stops the program when it is full.
    let id = UUID().uuidString
    let texts = [".out-\(id)", ".err-\(id)"].map { folder.appending(path: $0) }
    for text in texts { try Data().write(to: text) }
    let handles = try texts.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    whileItRuns?(process)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        process.waitUntilExit()
        continuation.resume()
      }
    }
    let contents = try texts.map { try String(contentsOf: $0, encoding: .utf8) }
    for text in texts { try FileManager.default.removeItem(at: text) }
    return Answer(code: process.terminationStatus, output: contents[0], errors: contents[1])
  }

  /// Starts the program by a shell, to which it is `$0`.
  func shell(_ script: String) async throws -> Answer {
    try await run([script], byShell: true)
  }

  /// Returns when the program has a file open whose name does as is asked, or has ended.
  static func wait(for process: Process, until isWanted: (String) -> Bool) {
    let folder = "/proc/\(process.processIdentifier)/fd"
    while process.isRunning {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: folder + "/" + name)
        if let target, isWanted(target) { return }
      }
      usleep(10_000)
    }
  }

  /// Returns when the program has its handler for Ctrl-C, or has ended.
  static func waitUntilItListens(_ process: Process) {
    let path = "/proc/\(process.processIdentifier)/status"
    while process.isRunning {
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") } ?? ""
      let mask = UInt64(caught.drop { $0 != "\t" }.dropFirst(), radix: 16) ?? 0
      if mask & (1 << UInt64(SIGINT - 1)) != 0 { return }
      usleep(10_000)
    }
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return name
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// What lies in the folder, hidden files too.
  var files: [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static let presets = repository.appending(path: "Presets")
}
