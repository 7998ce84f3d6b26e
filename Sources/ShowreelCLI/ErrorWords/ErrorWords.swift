import Compositing
import Movie
import Presets
import Snippets
import Studio

/// What the command line says of an error.
///
/// Modules tell what is wrong, and what helps in words of their own, which fit whoever calls them. Here
/// what helps is an option or a command: this is the only place that knows both.
enum ErrorWords {
  /// The error in full, as it is printed: what is wrong, why, and what to type instead.
  static func of(_ error: any Error) -> String {
    switch error {
    case let error as ClipError: text(error)
    case let error as MovieError: text(error)
    case let error as CompositorError: text(error)
    case let error as WindowError: text(error)
    case let error as PresetError: text(error)
    case let error as PresetLibraryError: text(error)
    case CompileError.rejected(let diagnostics): diagnostics.map(of).joined(separator: "\n")
    case let error as any Remediable: text(error)
    default: "\(error)"
    }
  }
}
