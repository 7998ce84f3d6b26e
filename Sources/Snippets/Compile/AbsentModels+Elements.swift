// What made-up lists hold, and what is asked of that.

extension AbsentModels {
  /// What is asked of texts.
  private static let ofTexts: Set = [
    "capitalized", "count", "description", "first", "hasPrefix", "hasSuffix", "isEmpty", "last",
    "lowercased", "prefix", "self", "suffix", "trimmingCharacters", "uppercased",
  ]

  /// The made-up type of what a list holds that members are asked of, also where it seemed to hold texts.
  mutating func element(of list: String, being type: String, _ uses: MemberUses) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !parts(ofElementsOf: list, uses).isEmpty else {
      return nil
    }
    let element = type == "[String]" ? self.element(of: list) : String(type.dropFirst().dropLast())
    return models[element] == nil ? nil : element
  }

  mutating func addParts(ofElementsOf list: String, to element: String, _ uses: MemberUses) {
    for part in parts(ofElementsOf: list, uses) {
      add(part, to: element, uses)
      // Of those, too, the compiler does not say what they lack: `item.author.name`.
      guard case .value(let type) = models[element]?.members[part], models[type] != nil,
        type != element
      else { continue }
      for name in uses.elements(of: list) {
        for use in uses.members(of: "\(name).\(part)") { add(use.name, to: type, uses) }
      }
    }
  }

  private func parts(ofElementsOf list: String, _ uses: MemberUses) -> [String] {
    uses.members(ofElementsOf: list).map(\.name).filter { !Self.ofTexts.contains($0) }
  }

  /// The type of what a list holds: one of a like name, `Card` of `cards`, or one of its own.
  mutating func element(of list: String) -> String {
    let plain = AbsentValue.type(of: list)
    // What is counted, `likes`, and of which each is something.
    if plain != "String", plain != "Int" { return plain.filter { $0 != "[" && $0 != "]" } }
    let single = list.hasSuffix("s") ? String(list.dropLast()) : list
    return part(single.prefix(1).uppercased() + single.dropFirst())
  }
}
