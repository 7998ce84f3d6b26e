import Wording

/// Something about symbols that makes them look other than they should.
package enum SymbolProblem: Hashable, Sendable, CustomStringConvertible {
  /// No artwork has this name; a dashed square is drawn.
  case unknownSymbol(String, nearest: [String])
  /// The package with the artwork is not installed.
  case missingArtwork(package: String)
  /// The artwork is at that place, and nobody can read it there.
  case unreadableArtwork(place: String)
  case damagedArtwork(String, reason: String)
  /// A package's own symbol; a dashed square is drawn.
  case unreadableTemplate(path: String, reason: String)

  static func unreadableTemplate(path: String, _ error: any Error) -> SymbolProblem {
    switch error {
    case ImageError.missingFile:
      .unreadableTemplate(path: path, reason: "there is no such file that may be read")
    case ImageError.unreadableFile(_, let reason): .unreadableTemplate(path: path, reason: reason)
    default: .unreadableTemplate(path: path, reason: "\(error)")
    }
  }

  package var description: String {
    switch self {
    case .unknownSymbol(let name, let nearest):
      let names = nearest.map { "'\($0)'" }
      let hint =
        names.isEmpty
        ? "Use another symbol, or a picture of your own." : "Did you mean \(names.alternatives)?"
      return "There is no artwork for the symbol '\(name)', so a dashed square is drawn. \(hint)"
    case .missingArtwork(let package):
      return "The pictures of '\(package)' are not installed, so symbols show as dashed squares. "
        + "Install them: sudo apt-get install \(package)."
    case .unreadableArtwork(let place):
      return "The pictures in '\(place)' cannot be read, so symbols show as dashed squares. "
        + "Make them readable, or install them anew."
    case .damagedArtwork(let name, let reason):
      return "The artwork of the symbol '\(name)' cannot be drawn: \(reason)"
    case .unreadableTemplate(let path, let reason):
      return "The symbol in '\(path)' cannot be read, so a dashed square is drawn: \(reason). "
        + "Export its template anew, as SVG."
    }
  }
}
