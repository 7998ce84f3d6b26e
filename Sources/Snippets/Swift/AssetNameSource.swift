import Views

/// The names that Xcode would make for the pictures and colours of a catalogue, as far as a demo's code uses them.
///
/// A file may come without its catalogue: a name that is not there is then warned of as `Image("name")` is.
enum AssetNameSource {
  static func declarations(beside code: String) -> String {
    let colors = names(in: code, [#/\b(?:UI)?Color\(\s*\.(\w+)\s*\)/#])
      .filter { !isOfTheSystem($0) }
    // A resource has none of the system's: `UIColor(resource: .black)` is the catalogue's.
    let resources = names(
      in: code,
      [#/\b(?:UI)?Color\(\s*resource:\s*\.(\w+)\s*\)/#, #/\bColorResource\.(\w+)/#])
    let pictures = pictures(in: code)
    let ofUIKit = code.contains("UIImage") || code.contains("uiImage") ? pictures : []
    return members(pictures, of: "ImageResource") { "ImageResource(name: \"\($0)\")" }
      + members(Set(colors + resources).sorted(), of: "ColorResource") {
        "ColorResource(name: \"\($0)\")"
      }
      + members(ofUIKit, of: "UIImage") { "UIImage(resource: ImageResource(name: \"\($0)\"))" }
  }

  /// The members of `Color` and `UIColor` for colours of a catalogue that is not there.
  ///
  /// - Parameter identifiers: As the code has them.
  static func members(forColors identifiers: some Sequence<String>) -> String {
    let names = identifiers.sorted()
    guard !names.isEmpty else { return "" }
    func lines(_ names: [String]) -> String {
      names.map { "  fileprivate static var `\($0)`: Color { Color(\"\($0)\") }\n" }.joined()
    }
    // `Color.background` is the catalogue's, and `.foregroundStyle(.background)` SwiftUI's.
    let own = names.filter { !styles.contains($0) }
    let shapeStyle =
      own.isEmpty ? "" : "extension ShapeStyle where Self == Color {\n\(lines(own))}\n"
    return "extension Color {\n\(lines(names))}\n" + shapeStyle
      + members(own, of: "UIColor") { "UIColor(Color(\"\($0)\"))" }
  }

  /// What code takes for colours, `.fill(.brand)`, without declaring them, and what is none of SwiftUI's.
  static func colors(unplacedIn code: String, _ uses: MemberUses) -> Set<String> {
    // A variable of the name is of something else: `let text: String` beside `.fill(.text)`.
    let own = #/\b(?:static\s+(?:let|var|func)|case)\s+(\w+(?:\s*,\s*\w+)*)/#
    let declared = Set(
      code.matches(of: own).flatMap {
        $0.output.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      }
      .map(String.init))
    // As the compiler tells one of a body at a time, and of what else is in there something else.
    let spelled = code.matches(of: #/(?:^|[^.\w])Color\.([a-z]\w*)/#).map { String($0.output.1) }
    let implied = uses.members(of: "").filter { $0.sign == .value(type: "Color") }.map(\.name)
    return Set(
      (implied + spelled).filter { name in
        name.first?.isLowercase == true && !isOfTheSystem(name) && !styles.contains(name)
          && !values.contains(name)
          && !name.hasSuffix("Material") && !declared.contains(name)
      })
  }

  /// What stands where a colour may, and is none.
  private static let values: Set<String> = ["bar", "init", "none", "random", "self", "some"]

  /// Styles of SwiftUI's that are no colours.
  private static let styles: Set<String> = [
    "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary",
    "selection", "separator", "tertiary", "tint", "windowBackground",
  ]

  /// Of pictures and symbols.
  static func pictures(in code: String) -> [String] {
    names(
      in: code,
      [
        #/\b(?:UI)?Image\(\s*(?:resource:\s*)?\.(\w+)\s*[,)]/#, #/\bimage:\s*\.(\w+)\s*[,)]/#,
        #/\bImageResource\.(\w+)/#, #/\buiImage:\s*\.(\w+)\s*[,)]/#,
        #/\bUIImage\.([a-z]\w*)\b(?!\()/#,
      ]
    ).filter { !ofImages.contains($0) }
  }

  /// What `UIImage` has itself.
  private static let ofImages: Set<String> = [
    "actions", "add", "checkmark", "remove", "self", "strokedCheckmark",
  ]

  /// The members of `Color` that Xcode makes for a catalogue's colours, as far as the code has words like them.
  ///
  /// - Parameter names: As the catalogue has them.
  static func colors(named names: [String], beside code: String) -> String {
    // Two may have one word.
    let words = Dictionary(
      names.sorted().map { (AssetName.identifier(of: $0, without: "Color"), $0) }
    ) {
      first, _ in first
    }
    guard !words.isEmpty else { return "" }
    let declared = declarations(in: code)
    let used = members(in: code)
    let lines = words.sorted { $0.key < $1.key }.filter { word, _ in
      !isOfTheSystem(word) && !declared.contains(word) && used.contains(word)
        && word.wholeMatch(of: #/[A-Za-z_]\w*/#) != nil
    }.map { "  static var `\($0.key)`: Color { Color(\($0.value.debugDescription)) }\n" }.joined()
    guard !lines.isEmpty else { return "" }
    return "extension Color {\n\(lines)}\nextension ShapeStyle where Self == Color {\n\(lines)}\n"
  }

  private static func declarations(in code: String) -> Set<String> {
    Set(code.matches(of: #/\b(?:case|let|var|func)\s+(\w+)/#).map { String($0.output.1) })
  }

  /// The words behind a point, all at once: a catalogue may have thousands of colours.
  private static func members(in code: String) -> Set<String> {
    let parts = code.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return Set(
      parts.dropFirst().compactMap { part in
        let word = part.prefix { byte in
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
            || byte >= 0x80
        }
        return String(word)
      })
  }

  private static func names(
    in code: String, _ patterns: [Regex<(Substring, Substring)>]
  ) -> [String] {
    let found = Set(patterns.flatMap { code.matches(of: $0).map { String($0.output.1) } })
    // What the code declares itself, in whatever type, is meant there.
    return found.subtracting(declarations(in: code)).subtracting(["init", "shared", "main"])
      .sorted()
  }

  private static func members(
    _ names: [String], of type: String, _ value: (String) -> String
  ) -> String {
    guard !names.isEmpty else { return "" }
    let lines = names.map { "  fileprivate static var `\($0)`: \(type) { \(value($0)) }\n" }
    return "extension \(type) {\n\(lines.joined())}\n"
  }

  /// Colours of UIKit's and AppKit's.
  private static func isOfTheSystem(_ name: String) -> Bool {
    name.hasPrefix("system") || name.hasSuffix("Color") || name.hasSuffix("Label")
      || named.contains(name)
  }

  private static let named: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
    "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator", "orange",
    "pink", "placeholderText", "primary", "purple", "quaternarySystemFill", "red", "secondary",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "teal", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "white", "yellow",
  ]
}
