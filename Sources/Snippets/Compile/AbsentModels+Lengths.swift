/// How many there are in a list of made-up values.
extension AbsentModels {
  /// Without anything that scrolls they have to fit on a screen beside each other.
  private static let few = 3

  /// Whether what a text shows may be longer than a screen.
  static func scrolls(_ text: String) -> Bool {
    text.contains(
      #/\b(?:ScrollView|List|Form|Table|TabView|LazyVStack|LazyHStack|LazyVGrid|LazyHGrid)\b/#
        .wordBoundaryKind(.simple))
  }

  /// The declarations with shorter lists of models, where nothing scrolls.
  func withShortLists(_ declarations: String) -> String {
    guard !scrolls else { return declarations }
    return models.keys.sorted().reduce(declarations) { text, name in
      let many = AbsentValue.expression("[\(name)]", named: "")
      let one = AbsentValue.expression(name, named: "")
      let few = Array(repeating: one, count: Self.few).joined(separator: ", ")
      return text.replacing(many, with: "[\(few)]")
    }
  }
}
