/// Why a picture is not what was asked for.
enum ImageWarning: Hashable, CustomStringConvertible {
  case unknownSymbol(String, nearest: [String])
  /// A demo that is `named` sees no pictures but those that its code names.
  case missingFile(String, folders: [String], named: Bool)
  /// A symbol of one piece is asked to light up piece by piece.
  case noSteps(String)

  var description: String {
    switch self {
    case .unknownSymbol(let name, let nearest):
      let advice =
        nearest.isEmpty
        ? "Check its spelling in the SF Symbols list."
        : "Did you mean " + nearest.map { "'\($0)'" }.joined(separator: ", ") + "?"
      return "There is no artwork for the symbol '\(name)'; a placeholder is drawn. \(advice)"
    case .noSteps(let name):
      return "The artwork of the symbol '\(name)' is one piece, so variableColor changes nothing. "
        + "Use a symbol such as 'wifi' or 'speaker.wave.3.fill', or the effect .pulse."
    case .missingFile(let name, let folders, let named):
      let places = folders.map { "'\($0)'" }.joined(separator: " or ")
      return
        "The image '\(name)' is a placeholder: there is no readable PNG, JPEG, SVG, WebP or PDF "
        + "file of that name in \(places). "
        + (named
          ? "Put it there, and write its name out in the code: a demo sees no other pictures, and none "
            + "outside its page's repository or folder."
          : "Put it there, or write its full path.")
    }
  }
}
