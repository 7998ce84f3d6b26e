/// A program to run in a ``Sandbox``.
package struct SandboxedCommand: Hashable, Sendable {
  /// A path.
  package var executable: String
  package var arguments: [String]
  /// Where it runs. Behind walls this is an empty folder in memory that goes with the command; nothing
  /// that was in the folder is seen, but for what is ``readable``.
  package var folder: String
  /// Added to the few variables that every command gets.
  package var environment: [String: String]
  /// Files and folders that it can read, at their own places.
  package var readable: [String]
  /// Folders that it can write to, and that stay: for what is trusted.
  package var writable: [String]
  /// A file of the folder's that is handed over when the command has ended well.
  package var delivered: String?
  package var limits: SandboxLimits

  package init(
    _ executable: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], readable: [String] = [], writable: [String] = [],
    delivered: String? = nil, limits: SandboxLimits = SandboxLimits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.readable = readable
    self.writable = writable
    self.delivered = delivered
    self.limits = limits
  }
}
