import Foundation

/// How a program ended, and what it said.
package struct ProgramAnswer: Sendable {
  package let code: Int32
  package let output: String
  package let errors: String

  package var lines: [String] { output.split(separator: "\n").map(String.init) }
}

extension Process {
  /// - Parameters:
  ///   - program: Where it is, or its name, which is looked up on the PATH.
  ///   - environment: nil is the tests' own.
  package convenience init(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil,
    in folder: URL? = nil
  ) {
    self.init()
    executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
    self.arguments = program.contains("/") ? arguments : [program] + arguments
    if let environment { self.environment = environment }
    if let folder { currentDirectoryURL = folder }
  }

  /// Starts the program and waits for its end.
  package func answer() throws -> ProgramAnswer {
    let texts = try OutputFiles(of: self)
    // Foundation's `waitUntilExit` asks without a pause whether it is over, on a thread without a run loop.
    let isOver = DispatchSemaphore(value: 0)
    terminationHandler = { _ in isOver.signal() }
    try texts.run(self)
    isOver.wait()
    return try texts.answer(of: self)
  }

  /// The same without holding a thread of the tests' own.
  ///
  /// - Parameter whileItRuns: Called once, when the program has started.
  package func answer(whileItRuns: (@Sendable (Process) -> Void)?) async throws -> ProgramAnswer {
    let texts = try OutputFiles(of: self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    terminationHandler = { _ in end.finish() }
    try texts.run(self)
    whileItRuns?(self)
    for await _ in ends {}
    return try texts.answer(of: self)
  }
}

/// Where a program's words go: files, because a pipe that nobody reads meanwhile stops the program
/// when it is full.
private struct OutputFiles {
  private let folder: TemporaryFolder
  private let files: [FileHandle]

  init(of process: Process) throws {
    folder = try TemporaryFolder()
    files = try ["output", "errors"].map { [folder] in try Self.handle(folder.file($0)) }
    (process.standardOutput, process.standardError) = (files[0], files[1])
  }

  /// The program has the files then, and the tests need them no more. Foundation keeps what has ended, so that
  /// they would stay open; and with some 1,300 open files `Process.run` reads past the end of their list.
  func run(_ process: Process) throws {
    try process.run()
    for file in files { try file.close() }
  }

  private static func handle(_ file: String) throws -> FileHandle {
    let url = URL(filePath: file)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  func answer(of process: Process) throws -> ProgramAnswer {
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
    }
    return ProgramAnswer(
      code: process.terminationStatus, output: try text("output"), errors: try text("errors"))
  }
}
