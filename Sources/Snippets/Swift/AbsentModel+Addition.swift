extension AbsentModel {
  /// Its declaration as an extension of a type that is there.
  var addition: String {
    func lines(_ members: [String: Member], _ start: String) -> [String] {
      members.sorted { $0.key < $1.key }.map { member in
        start + Self.computed(member.value, named: member.key, of: start.isEmpty ? name : "")
      }
    }
    let all = lines(members, "") + lines(statics, "static ")
    return "extension \(name) {\n\(all.joined(separator: "\n"))\n}\n"
  }

  /// - Parameter owner: What a value of the same type is handed back of, as it is.
  private static func computed(
    _ member: Member, named name: String, of owner: String
  ) -> String {
    func value(_ type: String) -> String {
      if type == owner { return "self" }
      if type == "String", owner == "Date" { return "formatted()" }
      let isNumber = ["CGFloat", "Double", "Float", "Int"].contains(owner)
      return type == "String" && isNumber
        ? "\"\\(self)\"" : AbsentValue.expression(type, named: name)
    }
    switch member {
    case .value(let type):
      return "var \(written(name)): \(AbsentValue.written(type)) { \(value(type)) }"
    case .method(let labels, let result):
      let text = text(of: .method(labels: labels, result: nil), named: name, wrapped: false)
      guard let result else { return text }
      return text.dropLast(2) + "-> \(AbsentValue.written(result)) { \(value(result)) }"
    }
  }
}
