// Variables and functions at file scope that nothing declares.

extension AbsentModels {
  mutating func declareVariable(_ error: Diagnostic, _ uses: MemberUses) {
    // A variable that is near to one of the author's own is that one, mistyped.
    guard let name = error.missingName, variables[name] == nil, functions[name] == nil,
      error.message.hasPrefix("cannot find '")
    else { return }
    let own = uses.variables(named: name)
    let isOfSeveral = error.isOfSeveral && own.contains { $0.sign == .list || $0.sign == .texts }
    guard isOfSeveral || error.suggestedName.map(SwiftUINames.has) ?? true else { return }
    let made = member(name, own)
    if case .method(_, let result) = made {
      // What is made of a result is no text where its name does not say it.
      guard result != "String" else { return }
      functions[name] = made
      let words = result == nil ? "one that does nothing" : "one that returns a value"
      warnings.append(Self.warning(of: error, words + " stands for it."))
    }
    guard case .value(let type) = made else { return }
    let lower = name.lowercased()
    let model = models.keys.sorted().first { lower.hasSuffix($0.lowercased() + "s") }
    let isList = own.contains { $0.sign == .list } || type == "String"
    let seeming = isList ? model.map { "[\($0)]" } ?? type : type
    variables[name] = seeming
    if let element = self.element(of: name, being: seeming, uses) {
      variables[name] = "[\(element)]"
      addParts(ofElementsOf: name, to: element, uses)
    }
    warnings.append(Self.warning(of: error, "a value of what it seems to be stands for it."))
  }

  /// A function at file scope.
  static func text(of function: (key: String, value: AbsentModel.Member)) -> String {
    AbsentModel.text(of: function.value, named: function.key, wrapped: false) + "\n"
  }
}
