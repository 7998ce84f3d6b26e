// Generic types, `Loadable<[Item]>`, and those that are views.

extension AbsentModel {
  /// `<_A0, _A1>`
  var generics: String {
    parameters == 0 ? "" : "<\((0..<parameters).map { "_A\($0)" }.joined(separator: ", "))>"
  }

  /// What makes it a view, which shows its name.
  var shown: String {
    guard isView, members["body"] == nil else { return "" }
    let title = word.drop { $0 == "_" }
    return "extension \(word): View { var body: some View { Text(verbatim: \"\(title)\") } }\n"
  }

  /// A generic type keeps nothing that is all its values'.
  func staticText(of member: Member, named name: String) -> String {
    guard parameters > 0, case .value(let type) = member else {
      return Self.text(of: member, named: name, wrapped: false)
    }
    let value = AbsentValue.expression(type, named: name)
    return "var \(Self.written(name)): \(AbsentValue.written(type)) { get { \(value) } set {} }"
  }
}
