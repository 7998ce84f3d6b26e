import Foundation

/// A view as a sentence names it: `a blue rectangle`, `the “Toggle” button`, `the text “Hello”`.
struct ViewPhrase {
  let text: String

  init(_ curve: MotionPlot.Curve) {
    let sizes = curve.samples.compactMap { $0 }
    let isSquare = sizes.first.map { abs($0.width - $0.height) < 0.5 } ?? false
    let noun = Self.noun(of: curve.name, isSquare: isSquare)
    if curve.name == "Text" || curve.name == "Label", !curve.label.isEmpty {
      text = "the text “\(curve.label)”"
    } else if !curve.label.isEmpty {
      text = "the “\(curve.label)” \(noun)"
    } else {
      let color = curve.color.flatMap(ColorWord.of).map { $0 + " " } ?? ""
      let words = color + noun
      text = ("aeiou".contains(words.prefix(1)) ? "an " : "a ") + words
    }
  }

  private static let nouns = [
    "HStack": "group", "VStack": "group", "ZStack": "group", "Group": "group", "AnyView": "view",
    "ModifiedContent": "view", "TupleView": "group", "UnevenRoundedRectangle": "rounded rectangle",
    "ContainerRelativeShape": "shape", "TextField": "field", "SecureField": "field",
    "Path": "shape", "ForEach": "group", "LazyVStack": "group", "LazyHStack": "group",
    "LazyVGrid": "grid", "LazyHGrid": "grid", "ScrollView": "scrolling view",
    "NavigationStack": "page", "Never": "view",
  ]

  /// `RoundedRectangle` as `rounded rectangle`; of a name that says nothing, `view`.
  private static func noun(of name: String, isSquare: Bool) -> String {
    if let known = nouns[name] { return known }
    if isSquare, name == "Rectangle" { return "square" }
    if isSquare, name == "RoundedRectangle" { return "rounded square" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), let first = name.first, first.isUppercase
    else { return "view" }
    let parts = name.matches(of: #/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/#).map { $0.output.lowercased() }
    return parts.isEmpty ? "view" : parts.joined(separator: " ")
  }
}
