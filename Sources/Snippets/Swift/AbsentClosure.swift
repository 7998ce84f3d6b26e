import SwiftSyntax

/// A closure that code hands to a method of another file, `model.load { rows in self.rows = rows }`: what it is handed is
/// known by what it does with it.
///
/// The type stands behind the argument's label, as in a declaration: `completion: (String) -> Void`.
enum AbsentClosure {
  /// A `Result`, in one word.
  private static let result = "_AbsentResult"

  /// Bytes of one that is looked into, and values that it is handed: each may lie in many others, and is looked through for
  /// each value.
  private static let (longest, mostHanded) = (4096, 8)

  /// The labels of a call's arguments, those of closures with types.
  static func labels(of call: FunctionCallExprSyntax, _ types: VariableTypes) -> [String] {
    let plain = call.arguments.map { argument in
      label(argument.label?.plainName ?? "_", argument.expression, types)
    }
    let first = call.trailingClosure.map { [label("_", ExprSyntax($0), types)] } ?? []
    let others = call.additionalTrailingClosures.map { closure in
      label(closure.label.plainName, ExprSyntax(closure.closure), types)
    }
    return plain + first + others
  }

  /// The parameter that takes such an argument.
  static func parameter(_ label: String, at index: Int) -> String {
    guard let (name, type) = parts(of: label) else {
      return "\(AbsentModel.written(label)) a\(index): Any? = nil"
    }
    let written = type.replacing(result, with: "Result<String, any Error>")
    return "\(AbsentModel.written(name)) a\(index): (\(written))? = nil"
  }

  /// What a method does with the closures that it is handed: it calls them with what they seem to wait for.
  static func answers(to labels: [String]) -> [String] {
    labels.enumerated().compactMap { index, label in
      guard let type = parts(of: label)?.type,
        let handed = type.wholeMatch(of: #/\((.*)\) -> Void/#)?.output.1
      else { return nil }
      let values = handed.split(separator: ", ").map { type in
        type == "(any Error)?" ? "nil" : value(String(type))
      }
      return "a\(index)?(\(values.joined(separator: ", ")))"
    }
  }

  /// Of the type that a closure is handed by a name, as far as its body shows it.
  static func type(of name: String, in body: String, _ types: VariableTypes) -> String {
    let places = ValuePlace.all(of: name, in: body)
    let whole = places.filter(\.isWhole)
    if whole.contains(where: { $0.word == "switch" }), body.contains(".success") { return result }
    let targets = places.lazy.compactMap(\.target)
    if let type = targets.compactMap({ types.type(ofVariable: String($0)) }).first { return type }
    if name.lowercased().contains("error") { return "(any Error)?" }
    let truths: Set = ["allowed", "done", "finished", "granted", "ok", "success", "succeeded"]
    if truths.contains(name.lowercased())
      || whole.contains(where: { $0.word == "if" || $0.symbol == "!" })
    {
      return "Bool"
    }
    if whole.contains(where: { $0.word == "in" || $0.word == "ForEach(" }) { return "[String]" }
    return AbsentValue.type(of: name)
  }

  /// What names the values of a closure has, if no more than its numbered ones.
  static func names(of closure: ClosureExprSyntax) -> [String] {
    let clause = closure.signature?.parameterClause
    if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
      return names.map(\.name.plainName)
    }
    if let names = clause?.as(ClosureParameterClauseSyntax.self) {
      return names.parameters.map(\.firstName.plainName)
    }
    let body = closure.statements.trimmedDescription
    guard body.utf8.contains(UInt8(ascii: "$")) else { return [] }
    let numbers = body.matches(of: #/\$(\d)\b/#).compactMap { Int($0.output.1) }
    return numbers.max().map { (0...$0).map { "$\($0)" } } ?? []
  }

  /// What a publisher sends to views, as they receive it; nothing is read of a closure that is as long as a file.
  static func type(receivedBy closure: ClosureExprSyntax, _ types: VariableTypes) -> String {
    guard closure.totalLength.utf8Length <= longest else { return "Void" }
    let name = names(of: closure).first ?? "_"
    return name == "_"
      ? "Void" : type(of: name, in: closure.statements.trimmedDescription, types)
  }

  /// The name of a label, and whether a closure's type stands behind it: calls that differ in no more are of one method.
  static func form(of label: String) -> String {
    parts(of: label).map { $0.name + ":" } ?? label
  }

  private static func label(
    _ name: String, _ value: ExprSyntax, _ types: VariableTypes
  ) -> String {
    guard let closure = value.as(ClosureExprSyntax.self),
      closure.totalLength.utf8Length <= longest, !beginsWithView(closure)
    else { return name }
    let body = closure.statements.trimmedDescription
    let names = names(of: closure)
    if names.count > mostHanded { return name }
    let handed = names.map { $0 == "_" ? "Int" : type(of: $0, in: body, types) }
    let waits = (body.contains("await ") ? " async" : "") + (body.contains("try ") ? " throws" : "")
    // What nothing can be made for is not called, which the other way to write `Void` says.
    let result = handed.allSatisfy(types.isMade) ? "Void" : "()"
    return "\(name): (\(handed.joined(separator: ", ")))\(waits) -> \(result)"
  }

  private static func parts(of label: String) -> (name: String, type: String)? {
    guard let colon = label.firstIndex(of: ":") else { return nil }
    return (String(label[..<colon]), String(label[colon...].dropFirst(2)))
  }

  private static func value(_ type: String) -> String {
    type == result ? ".success(\"Item\")" : AbsentValue.expression(type, named: "item")
  }

  /// `Text("a")`, and not `Task { … }`.
  private static func beginsWithView(_ closure: ClosureExprSyntax) -> Bool {
    let first = closure.statements.first?.trimmedDescription ?? ""
    let call = first.prefixMatch(of: #/([A-Z]\w*)\s*[({]/#)?.output.1
    return call.map { $0 != "Task" } ?? false
  }
}
