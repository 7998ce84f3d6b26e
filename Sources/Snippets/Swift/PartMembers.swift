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
    let types = source.survey.types.filter { source.survey.conforms($0, to: "Transition") }
    let kinds = Set(types.map(\.name) + ["AnyTransition", "Self", "some Transition"])
    for item in source.file.statements {
      guard let declaration = item.item.as(ExtensionDeclSyntax.self) else { continue }
      let extended = declaration.extendedType.trimmedDescription
      for member in declaration.memberBlock.members {
        switch extended {
        case "AnyTransition", "Transition":
          if let found = Self.transition(member.decl, of: kinds, guess) {
            transitions.append(found)
          }
        case "View":
          if let found = Self.modifier(member.decl, guess) { modifiers.append(found) }
        default: break
        }
      }
    }
  }

  /// - Parameter kinds: What a transition's type may be called; beside them there are durations and other values.
  private static func transition(
    _ member: DeclSyntax, of kinds: Set<String>, _ guess: PlausibleValue
  ) -> Member? {
    if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.isOfType,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      let type =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap(\.value.maker)
      return type.map(kinds.contains) == true ? (name, name) : nil
    }
    guard let function = member.as(FunctionDeclSyntax.self), function.modifiers.isOfType,
      let result = function.signature.returnClause?.type.trimmedDescription, kinds.contains(result)
    else { return nil }
    return call(of: function, guess)
  }

  private static func modifier(_ member: DeclSyntax, _ guess: PlausibleValue) -> Member? {
    guard let function = member.as(FunctionDeclSyntax.self), !function.modifiers.isOfType,
      function.signature.returnClause?.type.trimmedDescription == "some View"
    else { return nil }
    return call(of: function, guess)
  }

  private static func call(of function: FunctionDeclSyntax, _ guess: PlausibleValue) -> Member? {
    guard function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
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
  /// Whether it is the type's own, where code beside it can name it.
  fileprivate var isOfType: Bool {
    contains { $0.name.text == "static" } && !contains { $0.name.text == "private" }
  }
}

extension ExprSyntax {
  /// What a value is made by: `AnyTransition` of `AnyTransition.opacity.combined(with: .slide)`.
  fileprivate var maker: String? {
    var expression = self
    while let inner = expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(MemberAccessExprSyntax.self)?.base
    {
      expression = inner
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
