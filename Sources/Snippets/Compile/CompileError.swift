/// Why a demo was not compiled.
package enum CompileError: Error, Hashable, Sendable {
  /// The compiler's messages, with at least one error among them, or that it did not finish.
  case rejected([Diagnostic])
  case cannotWrite(path: String, reason: String)
  case noCompiler
  case noModules(looked: [String])
}

extension CompileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rejected(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .cannotWrite(let path, let reason):
      "Cannot write \(path): \(reason). Set XDG_CACHE_HOME to a folder that can be written to."
    case .noCompiler:
      "swiftc was not found, and demos are compiled with it. "
        + "Install Swift from swift.org/install, or set SHOWREEL_SWIFTC to its path."
    case .noModules(let places):
      "The modules that demos are compiled against are not in \(places.joined(separator: " or ")). "
        + "Set SHOWREEL_MODULES to the folder with SwiftUI.swiftmodule."
    }
  }
}
