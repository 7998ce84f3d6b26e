/// A declaration in one line of a source, found without reading the whole as Swift does, which takes a minute for all of them.
struct DeclaredLine {
  let name: String
  let isType: Bool
  let isAtMargin: Bool
  /// What stands before the keyword: `package static`.
  let modifiers: Set<Substring>

  private static let types: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  private static let others: Set<Substring> = ["func", "var", "let"]

  /// Nil of a line that declares nothing with a name.
  init?(_ line: Substring) {
    isAtMargin = line.first != " "
    var modifiers: Set<Substring> = []
    var words = line.split(separator: " ")[...]
    while let word = words.popFirst() {
      if Self.types.contains(word) || Self.others.contains(word) {
        // `class func` and `class var` are a class's own.
        if word == "class", let next = words.first, Self.others.contains(next) { continue }
        guard let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
          !name.isEmpty
        else { return nil }
        (self.name, isType, self.modifiers) = (String(name), Self.types.contains(word), modifiers)
        return
      }
      // Attributes and modifiers; anything else is a statement.
      guard word.first == "@" || word.allSatisfy({ $0.isLetter || "()_".contains($0) }),
        word.first?.isUppercase == false
      else { return nil }
      modifiers.insert(word)
    }
    return nil
  }

  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
}
