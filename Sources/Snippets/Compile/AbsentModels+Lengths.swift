/// How many there are in a list of made-up values.
extension AbsentModels {
  /// Whether what a text shows may be longer than a screen.
  static func scrolls(_ text: String) -> Bool {
    text.contains(
      #/\b(?:ScrollView|List|Form|Table|TabView|LazyVStack|LazyHStack|LazyVGrid|LazyHGrid)\b/#
        .wordBoundaryKind(.simple))
  }

  /// The declarations with lists of the lengths that their places take: with more texts where something scrolls, and with
  /// fewer models where nothing does.
  func withLengths(_ declarations: String) -> String {
    if scrolls {
      return declarations.replacing(
        PlausibleTexts.list(PlausibleTexts.few), with: PlausibleTexts.list(PlausibleTexts.many))
    }
    return models.keys.sorted().reduce(declarations) { text, name in
      let many = AbsentValue.expression("[\(name)]", named: "")
      let one = AbsentValue.expression(name, named: "")
      let few = Array(repeating: one, count: PlausibleTexts.few).joined(separator: ", ")
      return text.replacing(many, with: "[\(few)]")
    }
  }
}
