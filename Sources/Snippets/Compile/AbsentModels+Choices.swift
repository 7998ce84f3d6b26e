import SwiftSyntax

// What functions that are made up are handed and only a type of its own has: `.light` in `tap(.light)`.

extension AbsentModels {
  /// Parameters of which each may be one of them, or anything else.
  private static let mostParameters = 3

  mutating func choose(_ error: Diagnostic, of excerpt: Excerpt, _ uses: MemberUses) {
    let absent =
      #/^type '(?:Any\??|_AbsentChoice|([\w.]+)\.Action)'(?: \(aka '_AbsentChoice'\))? has no member '(\w+)'/#
    // Where there are several functions of a name the compiler says no more than that.
    let unplaced = #/^reference to member '(\w+)' cannot be resolved without a contextual type/#
    let match = error.message.firstMatch(of: absent)?.output
    let isUnplaced = match == nil
    guard let name = match?.2 ?? error.message.firstMatch(of: unplaced)?.output.1 else { return }
    // The file's own actions have what it says, and a mistyped one is none of them.
    if let owner = match?.1, models[String(owner)]?.kind != .reducer { return }
    let near = uses.near(line: error.line - excerpt.line + 1, column: error.column)
    let callee = near.first { $0.name == name && $0.base == "" }?.callee
    guard !isUnplaced || callee.map(isMadeUp) == true else { return }
    // What the same function is handed elsewhere is wanted as well, and told later.
    let others = callee.map { uses.members(handedTo: $0).map(\.name) } ?? []
    for name in Set(others + [String(name)]) where choices[name] == nil {
      choices[name] = Self.choice(named: name, uses)
    }
  }

  private func isMadeUp(_ function: String) -> Bool {
    functions[function] != nil || choices[function] != nil
      || models.values.contains { $0.members[function] != nil || $0.statics[function] != nil }
  }

  static func choice(named name: String, _ uses: MemberUses) -> AbsentModel.Member {
    let calls = uses.members(named: name).compactMap { use -> [String]? in
      if case .called(let labels, _) = use.sign, use.base == "" { labels } else { nil }
    }
    return calls.first.map { .method(labels: $0, result: "_AbsentChoice") }
      ?? .value(type: "_AbsentChoice")
  }

  /// Declarations with each function once more for each way of handing it such a value.
  func withChoices(_ declarations: String) -> String {
    let hasActions = ["_actionName(", ": Reducer {"].contains(where: declarations.contains)
    guard !choices.isEmpty || hasActions else { return declarations }
    let members = choices.sorted { $0.key < $1.key }.map(Self.declaration)
    let lines =
      (members.map { Substring($0) } + ["}"])
      + declarations.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.flatMap { [String($0)] + Self.overloads(of: String($0)) }
    return """
      \(hasActions ? HandedAction.declaration : "")struct _AbsentChoice {
      var name: String
      /// - Parameter inner: What is handed with it.
      init(_ name: String, _ inner: Any? = nil) {
      let word = (inner as? _AbsentChoice)?.name
      self.name = word.map { $0 + name.prefix(1).uppercased() + name.dropFirst() } ?? name
      }

      """ + all.joined(separator: "\n")
  }

  private static func declaration(of choice: (key: String, value: AbsentModel.Member)) -> String {
    let word = AbsentModel.written(choice.key)
    switch choice.value {
    case .value:
      return "static var \(word): _AbsentChoice { _AbsentChoice(\"\(choice.key)\") }"
    case .method(let labels, _):
      let parameters = labels.enumerated().map { AbsentClosure.parameter($1, at: $0) }
      let inner = labels.isEmpty ? "" : ", a0"
      return "static func \(word)(\(parameters.joined(separator: ", "))) -> _AbsentChoice "
        + "{ _AbsentChoice(\"\(choice.key)\"\(inner)) }"
    }
  }

  private static func overloads(of line: String) -> [String] {
    let places = (0..<mostParameters).filter { line.contains(" a\($0): Any? = nil") }
    guard !places.isEmpty else { return [] }
    return (1..<(1 << places.count)).map { chosen in
      places.enumerated().filter { chosen >> $0.offset & 1 == 1 }.reduce(line) { text, place in
        text.replacing(" a\(place.element): Any? = nil", with: " a\(place.element): _AbsentChoice")
      }
    }
  }
}
