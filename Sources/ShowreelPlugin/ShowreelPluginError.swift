/// Why `swift package showreel` did nothing, or that the program it started failed.
enum ShowreelPluginError: Error, CustomStringConvertible {
  /// - Parameter named: What `SHOWREEL` says; nil where it says nothing.
  case noProgram(named: String?)
  case noTarget
  case ended(Int32)

  var description: String {
    switch self {
    case .noProgram(let path?):
      "SHOWREEL is '\(path)', which is no program. Set it to the installed one: SHOWREEL=/usr/bin/showreel"
    case .noProgram(nil):
      "There is no showreel in PATH. Install it, as Documentation/install.md says, or say where it is: "
        + "SHOWREEL=/opt/showreel/bin/showreel swift package showreel"
    case .noTarget:
      "The package has no target with Swift code to make clips of. Name a file or a page: "
        + "swift package showreel export README.md"
    case .ended(let code): "showreel ended with exit code \(code)."
    }
  }
}
