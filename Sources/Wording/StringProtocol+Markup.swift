extension StringProtocol {
  /// The text as it stands in HTML and in SVG, between tags and in quotes alike: nothing in it begins a tag,
  /// ends a quote or stands for another character, and what no document may hold is left out.
  package var escapedForMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // A page that is read as a script's template takes these for the beginning of an expression.
      case "{": escaped += "&#123;"
      case "}": escaped += "&#125;"
      case "`": escaped += "&#96;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      default: if scalar.isAllowedInMarkup { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// As XML 1.0 has it, and without what turns the direction of the text around it.
  fileprivate var isAllowedInMarkup: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
