import Foundation

/// Programs that a benchmark runs.
enum Child {
  struct Failure: Error, CustomStringConvertible {
    let program: String
    let status: Int32

    var description: String { "\(program) ended with \(status); see above." }
  }

  /// - Returns: What it printed.
  static func run(_ program: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program.lastPathComponent, status: process.terminationStatus)
    }
    return answer
  }

  /// The program beside this one.
  static func showreel() throws -> URL {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "showreel")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw Missing()
    }
    return program
  }

  struct Missing: Error, CustomStringConvertible {
    let description = "Build the program first: swift build -c release --product showreel"
  }
}
