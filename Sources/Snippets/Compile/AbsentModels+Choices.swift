// What functions that are made up are handed and only a type of its own has: `.light` in `tap(.light)`.

extension AbsentModels {
  /// Parameters of which each may be one of them, or anything else.
  private static let mostParameters = 3

  mutating func choose(_ error: Diagnostic, _ uses: MemberUses) {
    let absent = #/^type 'Any\??' has no member '(\w+)'/#
    guard let name = error.message.firstMatch(of: absent)?.output.1 else { return }
    choices[String(name)] = uses.members(named: String(name)).contains { use in
      if case .called = use.sign { use.base == "" } else { false }
    }
  }

  /// Declarations with each function once more for each way of handing it such a value.
  func withChoices(_ declarations: String) -> String {
    guard !choices.isEmpty else { return declarations }
    let lines = declarations.split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.flatMap { [String($0)] + Self.overloads(of: String($0)) }
    let members = choices.sorted { $0.key < $1.key }.map { name, isCalled in
      let word = AbsentModel.written(name)
      return isCalled
        ? "static func \(word)(_: Any?...) -> _AbsentChoice { _AbsentChoice() }"
        : "static var \(word): _AbsentChoice { _AbsentChoice() }"
    }
    return "struct _AbsentChoice {\n\(members.joined(separator: "\n"))\n}\n"
      + all.joined(separator: "\n")
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
