import SwiftSyntax

/// The transitions and modifiers that extensions of a source declare, and calls of them with plausible values.
struct PartMembers {
  typealias Member = (name: String, text: String)

  private(set) var transitions: [Member] = []
  private(set) var modifiers: [Member] = []

  init(of source: SwiftSource) {
    let guess = PlausibleValue(survey: source.survey) { type in
      PlausibleCall(valueOf: type, in: source.survey)
    }
    for item in source.file.statements {
      guard let declaration = item.item.as(ExtensionDeclSyntax.self) else { continue }
      let extended = declaration.extendedType.trimmedDescription
      for member in declaration.memberBlock.members {
        switch extended {
        case "AnyTransition", "Transition":
          if let found = Self.transition(member.decl, guess) { transitions.append(found) }
        case "View":
          if let found = Self.modifier(member.decl, guess) { modifiers.append(found) }
        default: break
        }
      }
    }
  }

  private static func transition(_ member: DeclSyntax, _ guess: PlausibleValue) -> Member? {
    if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.isStatic,
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      return (name, name)
    }
    guard let function = member.as(FunctionDeclSyntax.self), function.modifiers.isStatic else {
      return nil
    }
    return call(of: function, guess)
  }

  private static func modifier(_ member: DeclSyntax, _ guess: PlausibleValue) -> Member? {
    guard let function = member.as(FunctionDeclSyntax.self), !function.modifiers.isStatic,
      function.signature.returnClause?.type.trimmedDescription == "some View"
    else { return nil }
    return call(of: function, guess)
  }

  private static func call(of function: FunctionDeclSyntax, _ guess: PlausibleValue) -> Member? {
    guard function.genericParameterClause == nil,
      !function.modifiers.contains(where: { $0.name.text == "private" })
    else { return nil }
    var arguments: [String] = []
    for parameter in function.signature.parameterClause.parameters
    where parameter.defaultValue == nil {
      let label = parameter.firstName.text
      let value = RequiredValue(
        label: (parameter.secondName ?? parameter.firstName).text, type: ValueType(parameter.type))
      guard let expression = guess.expression(for: value) else { return nil }
      arguments.append(label == "_" ? expression : "\(label): \(expression)")
    }
    let name = function.name.text
    return (name, "\(name)(\(arguments.joined(separator: ", ")))")
  }
}

extension DeclModifierListSyntax {
  fileprivate var isStatic: Bool { contains { $0.name.text == "static" } }
}
