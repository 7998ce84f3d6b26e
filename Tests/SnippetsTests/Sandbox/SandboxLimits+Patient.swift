@testable import Snippets

extension SandboxLimits {
  /// The limits that commands have, but for the clock's: beside hundreds of other tests a command waits minutes for
  /// its turns, and so does what reads what it prints.
  static let patient = SandboxLimits.patient()

  /// - Parameters: As of ``SandboxLimits``.
  static func patient(
    memory: Int = 4 << 30, fileSize: Int = 2 << 30, tasks: Int = 512, processes: Int = 512,
    output: Int = 64 << 20
  ) -> SandboxLimits {
    SandboxLimits(
      seconds: 3600, memory: memory, fileSize: fileSize, tasks: tasks, processes: processes,
      output: output)
  }
}
