extension StringProtocol {
  /// The text as one word of a POSIX shell, in quotes: nothing in it is expanded, or begins another command.
  package var quotedForShell: String { "'" + String(self).replacing("'", with: "'\\''") + "'" }
}
