import Foundation
import TestSupport
import Testing

/// The program as a user runs it, in a folder of its own that goes away with it.
final class Showreel: Sendable {
  private let ownFolder: TemporaryFolder
  var folder: URL { ownFolder.url }

  /// Options that make a screen small, for what draws no picture of it or one of its own size.
  static let small = ["--size", "80x60", "--fps", "10"]
  /// Options that make a clip small.
  static let tiny = small + ["--scale", "1"]
  /// And short.
  static let brief = tiny + ["--duration", "0.5"]

  /// Compiled demos are shared by all tests of a run.
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "showreel-tests-\(ProcessInfo.processInfo.processIdentifier)")

  init() throws {
    ownFolder = try TemporaryFolder()
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
  ) async throws -> ProgramAnswer {
    let process = Process()
    if let line {
      process.executableURL = URL(filePath: "/usr/bin/bash")
      process.arguments = ["-c", "export SHOWREEL='\(BuiltProgram.showreel?.path ?? "")'\n" + line]
    } else if onTerminal {
      let command = ([BuiltProgram.showreel?.path ?? ""] + arguments).map { "'\($0)'" }
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = ["-qefc", command.joined(separator: " "), "/dev/null"]
    } else if byShell {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c"] + arguments + [BuiltProgram.showreel?.path ?? ""]
    } else {
      process.executableURL = BuiltProgram.showreel
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "XDG_CACHE_HOME": Self.cache.path, "SHOWREEL_PRESETS": Self.presets.path,
        // Clips of a few frames are drawn before Mesa has made its shaders fast; they show the same.
        "GALLIVM_PERF": "nopt",
      ].merging(environment) { $1 }
    ) { $1 }
    return try await process.answer(whileItRuns: whileItRuns)
  }

  /// Starts the program by a shell, to which it is `$0`.
  func shell(_ script: String, environment: [String: String] = [:]) async throws -> ProgramAnswer {
    try await run([script], environment: environment, byShell: true)
  }

  /// For a program that may not write files: one that is built to measure coverage writes what it
  /// ran when it ends, and says where it cannot.
  static let unmeasured = ["LLVM_PROFILE_FILE": "/dev/null"]

  /// Returns when the program has a file open whose name does as is asked, or has ended.
  static func wait(for process: Process, until isWanted: (String) -> Bool) {
    let folder = "/proc/\(process.processIdentifier)/fd"
    process.blocks {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: folder + "/" + name)
        if let target, isWanted(target) { return true }
      }
      return false
    }
  }

  /// Returns when the program has its handler for Ctrl-C, or has ended.
  static func waitUntilItListens(_ process: Process) {
    let path = "/proc/\(process.processIdentifier)/status"
    process.blocks {
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") } ?? ""
      let mask = UInt64(caught.drop { $0 != "\t" }.dropFirst(), radix: 16) ?? 0
      return mask & (1 << UInt64(SIGINT - 1)) != 0
    }
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try ownFolder.write(text, to: name)
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

  private static let presets = Repository.folder.appending(path: "Presets")
}
