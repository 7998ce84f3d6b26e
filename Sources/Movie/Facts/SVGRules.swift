/// What may stand in an animated SVG: shapes, what paints them, and what moves them.
///
/// A file that a stranger's process has written is shown on pages. Nothing in it may be run, and nothing may lead
/// out of it; so what is not known is refused.
enum SVGRules {
  private static let elements: Set<String> = [
    "svg", "metadata", "defs", "g", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "use", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "filter",
    "feGaussianBlur", "feColorMatrix", "feOffset", "feFlood", "feComposite", "feMerge",
    "feMergeNode", "animate", "animateTransform",
  ]

  private static let animated: Set<String> = [
    "display", "d", "transform", "gradientTransform", "opacity", "fill", "fill-opacity", "stroke",
    "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "x1", "y1", "x2",
    "y2", "cx", "cy", "r", "fr", "offset", "stop-color", "stop-opacity", "dx", "dy",
    "stdDeviation", "values", "flood-color", "flood-opacity",
  ]

  /// Why an element may not be there; nil where it may.
  static func refusal(of name: String, _ attributes: [String: String]) -> String? {
    guard elements.contains(name) else { return "it has an element '\(name)'" }
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      if key == "xmlns", name == "svg", value == namespace { continue }
      guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
        !key.lowercased().hasPrefix("on"), key != "style"
      else { return "it has an attribute '\(key)'" }
      guard value.allSatisfy(isPlain), leadsNowhere(value), key != "href" || value.first == "#"
      else { return "its attribute '\(key)' leads out of it" }
      if key == "attributeName", !animated.contains(value) { return "it changes '\(value)'" }
    }
    return nil
  }

  static let namespace = "http://www.w3.org/2000/svg"

  /// No quotation marks, escapes and colons, without which CSS names no file.
  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == "\n"
        || " #.,;%()+-_/".contains(character))
  }

  private static func leadsNowhere(_ value: String) -> Bool {
    // Written small, as ours are, so that ``SVGReferences`` finds what is used.
    value.lowercased().split(separator: "url", omittingEmptySubsequences: false).count
      == value.split(separator: "url(#", omittingEmptySubsequences: false).count
  }
}
