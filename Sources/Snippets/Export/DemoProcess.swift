import Foundation
import Movie

/// Plays a compiled demo in a process of its own.
package struct DemoProcess: Sendable {
  /// The program that loads the library and writes the movie: this one.
  package var executable: String
  package var sandbox: Sandbox
  package var limits: SandboxLimits

  package init(
    executable: String = DemoToolchain.executable, sandbox: Sandbox,
    limits: SandboxLimits = SandboxLimits()
  ) {
    self.executable = executable
    self.sandbox = sandbox
    self.limits = limits
  }

  /// Runs the program in an empty folder and moves what it wrote to `output`, all of it or nothing.
  ///
  /// - Parameters:
  ///   - output: The movie's path; folders above it are made.
  ///   - arguments: For the program, given the path that it must write to.
  ///   - onOutput: Gets what it prints while it runs.
  package func play(
    to output: String, arguments: (_ unfinished: String) -> [String],
    onOutput: (@Sendable (String) -> Void)? = nil
  ) async throws(PlayError) {
    let folder = FileManager.default.temporaryDirectory.path + "/showreel-\(UUID().uuidString)"
    try PlayError.catching(folder) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let isFolder = output.hasSuffix("/")
    let unfinished = folder + "/" + (output as NSString).lastPathComponent + (isFolder ? "/" : "")
    var command = SandboxedCommand(executable, arguments(unfinished), in: folder, limits: limits)
    // Pictures are named from where the demo is, which may be named from here.
    command.environment["SHOWREEL_FOLDER"] = FileManager.default.currentDirectoryPath
    let report = await sandbox.run(command, onOutput: onOutput)
    guard report.ending == .ok else { throw .ended(report.ending, said: Self.lastWords(report)) }
    guard FileManager.default.fileExists(atPath: unfinished) else { throw .wroteNothing }
    if isFolder {
      try Self.movePictures(in: unfinished, to: output)
    } else {
      try Self.move(unfinished, to: output)
    }
  }

  /// Into a new folder, or one that holds nothing but pictures of an earlier run.
  private static func movePictures(in source: String, to output: String) throws(PlayError) {
    let parent = output.folderAbove
    try PlayError.catching(output) {
      if !parent.isEmpty {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      }
    }
    do throws(MovieError) {
      try PictureFolder.move(source, to: output)
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The temporary folder is often on another disk, so a plain rename would not do.
  private static func move(_ source: String, to output: String) throws(PlayError) {
    let parent = output.folderAbove
    let near = (parent.isEmpty ? "." : parent) + "/.showreel-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: near) }
    try PlayError.catching(output) {
      if !parent.isEmpty {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(atPath: source, toPath: near)
    }
    guard rename(near, output) == 0 else {
      throw .cannotWrite(path: output, reason: String(cString: strerror(errno)))
    }
  }

  private static func lastWords(_ report: RunReport) -> String? {
    let lines = report.errors.split(separator: "\n")
    let error = lines.last { $0.hasPrefix("error: ") }?.dropFirst("error: ".count)
    return (error ?? lines.last).map(String.init)
  }
}

/// Why a demo that compiled is no clip.
package enum PlayError: Error, Hashable, Sendable {
  /// `said` is the last error that the process printed.
  case ended(RunEnding, said: String?)
  case wroteNothing
  case cannotWrite(path: String, reason: String)
  /// The place that the clip should go to does not take it.
  case refused(String)

  static func catching(_ path: String, _ body: () throws -> Void) throws(PlayError) {
    do {
      try body()
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }
}

extension PlayError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ended(.exited, let said?): said
    case .ended(let ending, _):
      // The name of a demo's module means nothing to its author.
      "the demo was not finished: \(ending)".replacing(#/Demo_[0-9a-f]{32}\//#, with: "")
    case .wroteNothing: "the demo ended without writing a clip. Does it call 'exit'?"
    case .refused(let reason): reason
    case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)."
    }
  }
}
