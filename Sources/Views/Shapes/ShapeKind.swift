/// What scripts call a shape that has no name: `circle`, `rounded rectangle`.
enum ShapeKind {
  /// - Parameter type: `RoundedRectangle`, or a shape that is made of one: `_TrimmedShape<Circle>`.
  static func words(of type: Any.Type) -> String {
    let names = String(describing: type).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let name = names.first(where: { !$0.hasPrefix("_") }) else { return "shape" }
    return name.reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words += letter.lowercased()
    }
  }
}
