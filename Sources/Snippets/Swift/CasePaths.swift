import SwiftSyntax

/// What the macro of an enumeration adds to it whose cases key paths lead to: `\.child` of an action. It stands in one line.
struct CasePaths {
  private let name: String
  private let cases: [EnumCaseElementSyntax]
  /// Whether each case is a member too, for key paths to what a state holds.
  private let haveMembers: Bool

  init(_ node: EnumDeclSyntax) {
    name = node.name.text
    cases = node.caseElements
    haveMembers = node.name.text != "Action"
  }

  var isEmpty: Bool { cases.isEmpty }

  var text: String {
    let members = haveMembers ? cases.filter { $0.parameterClause != nil } : []
    return "struct AllCasePaths { \(cases.map(path).joined(separator: "; ")) }; "
      + "static var allCasePaths: AllCasePaths { AllCasePaths() }; "
      + members.map(member).joined()
  }

  private func path(to element: EnumCaseElementSyntax) -> String {
    let value = element.valueType
    let word = element.name.text
    let count = element.payload.count
    let made = element.payload.enumerated().map { index, part in
      (part.label.map { $0 + ": " } ?? "") + (count == 1 ? "$0" : "$0.\(index)")
    }
    let call = count == 0 ? "_ in .\(word)" : ".\(word)(\(made.joined(separator: ", ")))"
    return "var \(word): AnyCasePath<\(name), \(value)> { AnyCasePath(embed: { \(call) }, "
      + "extract: { \(extraction(of: element, from: "$0")) }) }"
  }

  private func member(_ element: EnumCaseElementSyntax) -> String {
    "var \(element.name.text): (\(element.valueType))? { "
      + "get { \(extraction(of: element, from: "self")) } "
      + "set { if let newValue { self = Self.allCasePaths.\(element.name.text).embed(newValue) } } }; "
  }

  private func extraction(of element: EnumCaseElementSyntax, from whole: String) -> String {
    let names = element.payload.indices.map { "a\($0)" }
    let held = names.isEmpty ? "" : "(" + names.map { "let " + $0 }.joined(separator: ", ") + ")"
    let value = names.count == 1 ? "a0" : "(\(names.joined(separator: ", ")))"
    // Of an enumeration with one case the pattern always fits.
    return "switch \(whole) { case .\(element.name.text)\(held): return \(value)"
      + (cases.count > 1 ? "; default: return nil }" : " }")
  }
}

extension EnumDeclSyntax {
  var caseElements: [EnumCaseElementSyntax] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { Array($0.elements) }
  }
}

extension EnumCaseElementSyntax {
  /// What it holds, each with its label.
  var payload: [(label: String?, type: String)] {
    (parameterClause?.parameters).map { parameters in
      parameters.map { part in
        let label = part.firstName?.text
        return (label == "_" ? nil : label, part.type.trimmedDescription.onOneLine)
      }
    } ?? []
  }

  fileprivate var valueType: String {
    let parts = payload
    guard parts.count != 1 else { return parts[0].type }
    if parts.isEmpty { return "Void" }
    return "("
      + parts.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ") + ")"
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
