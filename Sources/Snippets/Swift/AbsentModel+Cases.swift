// Enumerations.

extension AbsentModel {
  func enumeration(among names: Set<String>) -> String {
    let hasValues = cases.values.contains { $0 > 0 }
    let raw = hasValues ? "" : "String, CaseIterable, "
    var lines = ["enum \(word)\(generics): \(raw)Hashable, Identifiable {"]
    for (name, count) in cases.sorted(by: { $0.key < $1.key }) {
      lines.append("case \(Self.written(name))" + Self.list(payload(of: name, count)))
    }
    if cases.isEmpty { lines.append("case none") }
    if hasValues, parameters > 0 {
      // What such a value holds may be of any type, so that the compiler cannot tell two apart.
      lines.append("var id: String { String(describing: self) }")
      lines.append("static func == (a: \(word), b: \(word)) -> Bool { a.id == b.id }")
      lines.append("func hash(into hasher: inout Hasher) { hasher.combine(id) }")
    } else {
      lines.append("var id: Self { self }")
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key })
    where !["id", "rawValue"].contains(name) {
      switch member {
      case .value(let type):
        let value = AbsentValue.expression(type, named: name)
        lines.append("var \(Self.written(name)): \(AbsentValue.written(type)) { \(value) }")
      case .method:
        lines.append(Self.text(of: member, named: name, wrapped: false))
      }
    }
    lines.append("init() { \(firstValue) }")
    lines += staticLines(among: names)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var firstValue: String {
    let first = firstCase
    let types = payload(of: first, cases[first] ?? 0)
    guard types.allSatisfy({ $0 == "String" }) else { return "fatalError()" }
    return "self = .\(Self.written(first))" + Self.list(types.map { _ in "String()" })
  }

  /// A view shows nothing of a state in which nothing happens.
  private var firstCase: String {
    let still: Set = ["empty", "hidden", "idle", "inactive", "none", "off"]
    let plain = cases.filter { $0.value == 0 }.keys.sorted()
    return plain.first { !still.contains($0) } ?? plain.first ?? cases.keys.min() ?? "none"
  }

  /// The types of what a case holds: of a generic one what that is given, and of one that failed why.
  private func payload(of name: String, _ count: Int) -> [String] {
    var types = Array(repeating: "String", count: count)
    guard count > 0, parameters > 0 else { return types }
    let hasFailed = ["err", "fail"].contains { name.lowercased().contains($0) }
    if !hasFailed {
      types[0] = "_A0"
    } else if parameters > 1 {
      types[0] = "_A1"
    }
    return types
  }

  private static func list(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
  }
}
