import SwiftParser

/// A type of data that another file of a demo's app declares, `Card` or `PlayerState`, and what is compiled in its place:
/// members that its uses ask for, each with a plausible value.
struct AbsentModel: Hashable {
  /// A namespace is what a public extension extends, an addition an extension of a type that is there, a view a protocol
  /// of views, a reducer what a store is made with (``StoreModule``).
  enum Kind: Hashable {
    case structure, object, observable, enumeration, namespace, addition, interface, view, reducer
  }

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
  /// What methods are handed that say what is to happen: `increment` to `send`.
  var actions: [String: Set<String>] = [:]
  /// The labels that calls of a method have, where there are several.
  var calls: [String: Set<[String]>] = [:]
  /// Values of its members' members, by their paths: `state.count`.
  var inner: [String: String] = [:]
  /// Of an enumeration.
  var cases: [String: AbsentCase] = [:]
  /// Of an enumeration, whether code goes through its cases, and names few of them.
  var isCounted = false
  /// The labels of calls that make one; `_` where there is none.
  var initializers: Set<[String]> = []
  /// Of a generic type, how many others it is given in angle brackets.
  var parameters = 0
  /// Whether it is shown as a view.
  var isView = false
  /// Of a class that others inherit, what is known of that.
  var superclass: AbsentSuperclass?
  /// Members that hold, however deep, one of it again: they are made when they are asked for, or there would be no end. And
  /// cases, in none of which it is at first.
  var late: Set<String> = []

  /// What code calls it within the types around it.
  var word: Substring { name.split(separator: ".").last ?? "" }

  /// Its declaration.
  ///
  /// - Parameter names: All models', those in it among them.
  func declaration(among names: Set<String>) -> String {
    if kind == .addition { return addition }
    if let superclass { return base(superclass) }
    let owner = name.split(separator: ".").dropLast().joined(separator: ".")
    let text =
      switch kind {
      case .namespace: "public enum \(word) {}\n"
      case .interface: "protocol \(word) {}\n"
      case .view: "protocol \(word): View {}\n"
      case .enumeration: enumeration(among: names)
      case .reducer: reducer
      case .structure, .object, .observable, .addition: structure(among: names)
      }
    return owner.isEmpty ? text : "extension \(owner) {\n\(text)}\n"
  }

  // MARK: Values

  private func structure(among names: Set<String>) -> String {
    let isClass = kind != .structure
    var lines = [head]
    if isNumbered {
      lines.append("nonisolated(unsafe) private static var _made = 0")
      lines.append("var id: Int = { \(word)._made += 1; return \(word)._made }()")
    } else if members["id"] == nil {
      lines.append("let id = UUID()")
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key })
    where !(isNumbered && name == "id") {
      if late.contains(name), case .value(let type) = member {
        lines.append(Self.lateText(of: type, named: name))
      } else {
        lines.append(
          Self.text(
            of: member, named: name, wrapped: kind == .object,
            doing: answering(member, change(by: name))))
        lines += otherCalls(of: name)
      }
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
    return lines.joined(separator: "\n") + "\n}\n" + shown
  }

  private var head: String {
    switch kind {
    case .object: "final class \(word)\(generics): ObservableObject, Identifiable, Hashable {"
    case .observable: "@Observable final class \(word)\(generics): Identifiable, Hashable {"
    case .structure, .enumeration, .namespace, .addition, .interface, .view, .reducer:
      "struct \(word)\(generics): Identifiable, Hashable {"
    }
  }

  /// Whether each that is made has the next number: lists tell by it what they hold. A generic type keeps no count.
  private var isNumbered: Bool { members["id"] == .value(type: "Int") && generics.isEmpty }

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
        parameters.append("\(Self.written(label)) \(inner): Any? = nil")
        continue
      }
      parameters.append("\(Self.written(label)) \(inner): \(AbsentValue.written(type))")
      lines.append("self.\(Self.written(label)) = \(inner)")
    }
    return "init(\(parameters.joined(separator: ", "))) { \(lines.joined(separator: "; ")) }"
  }

  func staticLines(among names: Set<String>) -> [String] {
    statics.filter { cases[$0.key] == nil && !names.contains("\(name).\($0.key)") }
      .sorted { $0.key < $1.key }.map { member in
        // What a type is asked for by lists of itself, or is itself.
        var isKept = false
        if case .value = member.value { isKept = true }
        return (isKept ? "nonisolated(unsafe) " : "") + "static "
          + staticText(of: member.value, named: member.key)
      }
  }

  /// - Parameter change: The statement of a method that returns nothing.
  static func text(
    of member: Member, named name: String, wrapped: Bool, doing change: String = ""
  ) -> String {
    let word = written(name)
    switch member {
    // A view is made where views are.
    case .value(type: "AnyView"): return "@MainActor " + lateText(of: "AnyView", named: name)
    case .value(let type):
      let value = AbsentValue.expression(type, named: name)
      return "\(wrapped ? "@Published " : "")var \(word): \(AbsentValue.written(type)) = \(value)"
    case .method(let labels, let result):
      let parameters = labels.enumerated().map { AbsentClosure.parameter($1, at: $0) }
      let actor = result == "AnyView" ? "@MainActor " : ""
      let call = actor + "func \(word)(\(parameters.joined(separator: ", ")))"
      guard let result else { return call + (change.isEmpty ? " {}" : " { \(change) }") }
      return call + " -> \(AbsentValue.written(result)) { "
        + AbsentValue.expression(result, named: name) + " }"
    }
  }

  static func lateText(of type: String, named name: String) -> String {
    let value =
      type.hasSuffix("?")
      ? "nil" : type.hasPrefix("[") ? "[]" : AbsentValue.expression(type, named: name)
    return "var \(written(name)): \(AbsentValue.written(type)) { get { \(value) } set {} }"
  }

  /// A name as code has it: one of Swift's own words only stands for something else in backticks.
  static func written(_ name: String) -> String {
    name == "_" || name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
  }
}
