/// What a command may use before it is stopped.
package struct SandboxLimits: Hashable, Sendable {
  /// Wall-clock seconds.
  package var seconds: Double
  /// Bytes of memory that each process of the command may fill.
  package var memory: Int
  /// Bytes of each file that it writes.
  package var fileSize: Int

  package init(seconds: Double = 120, memory: Int = 4 << 30, fileSize: Int = 4 << 30) {
    self.seconds = seconds
    self.memory = memory
    self.fileSize = fileSize
  }
}

/// A program to run in a ``Sandbox``.
package struct SandboxedCommand: Hashable, Sendable {
  /// A path.
  package var executable: String
  package var arguments: [String]
  /// Where it runs, and the only folder that it can write to.
  package var folder: String
  /// Added to the few variables that every command gets.
  package var environment: [String: String]
  /// Further folders that it can write to.
  package var writable: [String]
  package var limits: SandboxLimits

  package init(
    _ executable: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], writable: [String] = [],
    limits: SandboxLimits = SandboxLimits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.writable = writable
    self.limits = limits
  }
}
