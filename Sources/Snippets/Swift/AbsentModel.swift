/// A type of data that another file of a demo's app declares, `Card` or `PlayerState`, and what is compiled in its place:
/// members that its uses ask for, each with a plausible value.
struct AbsentModel: Hashable {
  /// A namespace is what a public extension extends.
  enum Kind: Hashable { case structure, object, observable, enumeration, namespace }

  enum Member: Hashable {
    /// - Parameter type: As Swift writes it.
    case value(type: String)
    /// - Parameter result: Nil is nothing.
    case method(labels: [String], result: String?)
  }

  /// With the types around it: `Theme.Layout`.
  let name: String
  var kind = Kind.structure
  var members: [String: Member] = [:]
  var statics: [String: Member] = [:]
  /// Of an enumeration, with the number of values that each holds.
  var cases: [String: Int] = [:]
  /// The labels of calls that make one; `_` where there is none.
  var initializers: Set<[String]> = []

  /// What code calls it within the types around it.
  private var word: Substring { name.split(separator: ".").last ?? "" }

  /// Its declaration, with its neighbours' names to tell models from values.
  func declaration(among names: Set<String>) -> String {
    let owner = name.split(separator: ".").dropLast().joined(separator: ".")
    let text =
      switch kind {
      case .namespace: "public enum \(word) {}\n"
      case .enumeration: enumeration(among: names)
      case .structure, .object, .observable: structure(among: names)
      }
    return owner.isEmpty ? text : "extension \(owner) {\n\(text)}\n"
  }

  // MARK: Values

  private func structure(among names: Set<String>) -> String {
    let isClass = kind != .structure
    var lines = [head]
    if members["id"] == nil { lines.append("let id = UUID()") }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      lines.append(Self.text(of: member, named: name, wrapped: kind == .object, among: names))
    }
    lines += staticLines(among: names)
    lines.append("init() {}")
    for labels in initializers.sorted(by: { $0.count < $1.count }) where !labels.isEmpty {
      lines.append(initializer(labels))
    }
    if isClass || !isHashable {
      lines.append("static func == (a: \(word), b: \(word)) -> Bool { a.id == b.id }")
      lines.append("func hash(into hasher: inout Hasher) { hasher.combine(id) }")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var head: String {
    switch kind {
    case .object: "final class \(word): ObservableObject, Identifiable, Hashable {"
    case .observable: "@Observable final class \(word): Identifiable, Hashable {"
    case .structure, .enumeration, .namespace: "struct \(word): Identifiable, Hashable {"
    }
  }

  private var isHashable: Bool {
    members.values.allSatisfy {
      if case .value(let type) = $0 { AbsentValue.isHashable(type) } else { true }
    }
  }

  private func initializer(_ labels: [String]) -> String {
    var parameters: [String] = []
    var lines: [String] = []
    for (index, label) in labels.enumerated() {
      let inner = "a\(index)"
      guard label != "_", case .value(let type) = members[label] else {
        parameters.append("\(label) \(inner): Any? = nil")
        continue
      }
      parameters.append("\(label) \(inner): \(AbsentValue.written(type))")
      lines.append("\(label == "self" ? "" : "self.")\(label) = \(inner)")
    }
    return "init(\(parameters.joined(separator: ", "))) { \(lines.joined(separator: "; ")) }"
  }

  // MARK: Cases

  private func enumeration(among names: Set<String>) -> String {
    let hasValues = cases.values.contains { $0 > 0 }
    var lines = [
      "enum \(word): \(hasValues ? "" : "String, CaseIterable, ")Hashable, Identifiable {"
    ]
    for (name, count) in cases.sorted(by: { $0.key < $1.key }) {
      let values = Array(repeating: "String", count: count).joined(separator: ", ")
      lines.append("case \(name)" + (count == 0 ? "" : "(\(values))"))
    }
    lines.append("var id: Self { self }")
    for (name, member) in members.sorted(by: { $0.key < $1.key })
    where !["id", "rawValue"].contains(name) {
      switch member {
      case .value(let type):
        let value = AbsentValue.expression(type, named: name, among: names)
        lines.append("var \(name): \(AbsentValue.written(type)) { \(value) }")
      case .method:
        lines.append(Self.text(of: member, named: name, wrapped: false, among: names))
      }
    }
    // A view shows nothing of a state in which nothing happens.
    let still: Set = ["empty", "hidden", "idle", "inactive", "none", "off"]
    let plain = cases.filter { $0.value == 0 }.keys.sorted()
    let first = plain.first { !still.contains($0) } ?? plain.first
    lines.append("init() { self = .\(first ?? "none") }")
    lines += staticLines(among: names)
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func staticLines(among names: Set<String>) -> [String] {
    statics.filter { cases[$0.key] == nil && !names.contains("\(name).\($0.key)") }
      .sorted { $0.key < $1.key }.map { member in
        // What a type is asked for by lists of itself, or is itself.
        "nonisolated(unsafe) static "
          + Self.text(of: member.value, named: member.key, wrapped: false, among: names)
      }
  }

  static func text(
    of member: Member, named name: String, wrapped: Bool, among names: Set<String>
  ) -> String {
    switch member {
    case .value(let type):
      let value = AbsentValue.expression(type, named: name, among: names)
      return "\(wrapped ? "@Published " : "")var \(name): \(AbsentValue.written(type)) = \(value)"
    case .method(let labels, let result):
      let parameters = labels.enumerated().map { "\($1) a\($0): Any? = nil" }
      let call = "func \(name)(\(parameters.joined(separator: ", ")))"
      guard let result else { return call + " {}" }
      return call + " -> \(AbsentValue.written(result)) { "
        + AbsentValue.expression(result, named: name, among: names) + " }"
    }
  }
}
