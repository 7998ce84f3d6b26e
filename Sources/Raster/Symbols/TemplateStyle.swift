/// What a template says of its layers by rules of style, and by the classes of its drawings.
///
///     .monochrome-2 {-sfsymbols-variable-threshold:0.34}
///     .multicolor-1:custom {fill:#437B48; opacity:1.0}
///
/// - Source: Apple, "Creating custom symbol images for your app".
struct TemplateStyle {
  /// By the names of classes.
  private var thresholds: [Substring: Double] = [:]
  private var fills: [Substring: Substring] = [:]
  private var erasers: Set<Substring> = []

  /// Rules that are read: a symbol has some for each of its layers.
  private static let most = 1000

  init(_ root: SVGElement) {
    for style in root.children where style.name == "style" {
      for rule in style.text.split(separator: "}").prefix(Self.most) {
        let parts = rule.split(separator: "{")
        guard parts.count == 2 else { continue }
        // Comments may stand before a rule's name.
        let name = parts[0].split(whereSeparator: \.isWhitespace).last ?? ""
        guard name.hasPrefix(".") else { continue }
        thresholds[name.dropFirst()] =
          parts[1].firstMatch(of: #/-sfsymbols-variable-threshold:\s*([0-9.]+)/#)
          .flatMap { Double($0.output.1) }
        if parts[1].contains(#/-sfsymbols-clear-behind:\s*true/#) {
          erasers.insert(name.dropFirst())
        }
        fills[name.dropFirst()] =
          parts[1].firstMatch(of: #/fill:\s*(#[0-9A-Fa-f]{6})/#).map(\.output.1)
      }
    }
  }

  /// From which value on it lights up; nil of what is always there.
  func threshold(of element: SVGElement) -> Double? {
    if thresholds.isEmpty { return nil }
    return Self.classes(of: element).lazy.compactMap { thresholds[$0] }.first
  }

  /// Whether what is behind it is not seen there, and it is not either.
  func erases(_ element: SVGElement) -> Bool {
    !erasers.isEmpty && Self.classes(of: element).contains(where: erasers.contains)
  }

  /// The colour that it has of its own: a system's or a catalogue's by its name, or `#437B48`. Nil where it has none.
  func color(of element: SVGElement) -> String? {
    for name in Self.classes(of: element) {
      guard let match = name.wholeMatch(of: #/multicolor-\d+:(.+)/#) else { continue }
      return String(match.output.1 == "custom" ? fills[name] ?? match.output.1 : match.output.1)
    }
    return nil
  }

  private static func classes(of element: SVGElement) -> [Substring] {
    (element.attributes["class"] ?? "").split(separator: " ")
  }
}
