import SwiftSyntax

// Enumerations that nothing declares, and what their cases hold.

extension AbsentModels {
  /// Gives what cases hold the types that the code speaks for behind the patterns that name it.
  mutating func typeParts(_ uses: MemberUses) {
    for model in models.keys.sorted() {
      for (name, found) in models[model]?.cases.sorted(by: { $0.key < $1.key }) ?? [] {
        for index in found.parts.indices where found.parts[index].type == nil {
          let type = type(ofPart: found.parts[index].name, uses)
          models[model]?.cases[name]?.parts[index].type = type
        }
      }
    }
  }

  private mutating func type(ofPart name: String, _ uses: MemberUses) -> String {
    let own = uses.variables(named: name)
    guard name != "_", case .value(let type) = member(name, own) else { return "String" }
    guard let element = element(of: name, being: type, uses) else { return type }
    addParts(ofElementsOf: name, to: element, uses)
    return "[\(element)]"
  }

  /// A `switch` that knows all cases says that there are no more.
  mutating func narrow(_ error: Diagnostic) {
    guard error.message.hasPrefix("switch must be exhaustive") else { return }
    for name in models.keys { models[name]?.isCounted = false }
  }

  /// Gives what a case holds another type, which the compiler wants.
  ///
  /// - Parameter use: What is of the type that it does not want.
  mutating func retype(part use: MemberUse, from old: String, to new: String) -> Bool {
    for model in models.keys.sorted() {
      for (name, found) in models[model]?.cases.sorted(by: { $0.key < $1.key }) ?? [] {
        guard
          let index = found.parts.firstIndex(where: { $0.name == use.name && $0.type == old })
        else { continue }
        models[model]?.cases[name]?.parts[index].type = new
        return true
      }
    }
    return false
  }
}

extension [(label: String, value: ExprSyntax)] {
  /// Whether it is `Mode(rawValue: …)`.
  var isRaw: Bool { map(\.label) == ["rawValue"] }
}
