import Foundation

/// Slurm's own programs.
enum SlurmCommand {
  /// What one of them prints.
  ///
  /// - Throws: ``InputError`` where it is not there, or with what it says where it fails.
  static func answer(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // As `env` says that there is no such program.
      if process.terminationStatus == 127 {
        throw InputError(
          problems: [
            "There is no '\(program)' here. Install Slurm's commands (slurm-client), submit from a machine "
              + "that has them, or write the jobs alone with --write-only."
          ], isMissing: true)
      }
      throw InputError(problems: [
        "\(program) refuses: "
          + String(decoding: complaint, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
      ])
    }
    return String(decoding: said, as: UTF8.self)
  }
}
