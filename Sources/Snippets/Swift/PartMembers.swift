import SwiftSyntax

/// The transitions, modifiers and animations that extensions of a source declare, and calls of them with plausible values.
struct PartMembers {
  /// What is called, and where it takes something that is on or off, the call by `isOn`, which is a binding.
  typealias Member = (name: String, text: String, switched: String?)

  private(set) var transitions: [Member] = []
  private(set) var modifiers: [Member] = []
  private(set) var animations: [Member] = []

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
          if let found = Self.value(member.decl, of: kinds, guess) {
            transitions.append(found)
          }
        // A card is none of the views that a condition names.
        case "View" where declaration.genericWhereClause == nil:
          if let found = Self.modifier(member.decl, guess) { modifiers.append(found) }
        case "Animation":
          if let found = Self.value(member.decl, of: ["Animation", "Self"], guess) {
            animations.append(found)
          }
        default: break
        }
      }
    }
  }

  /// - Parameter kinds: What its type may be called; beside them there are durations and other values.
  private static func value(
    _ member: DeclSyntax, of kinds: Set<String>, _ guess: PlausibleValue
  ) -> Member? {
    if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.isOfType,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      let type =
        binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap(\.value.maker)
      return type.map(kinds.contains) == true ? (name, name, nil) : nil
    }
    guard let function = member.as(FunctionDeclSyntax.self), function.modifiers.isOfType,
      let result = function.signature.returnClause?.type.trimmedDescription, kinds.contains(result)
    else { return nil }
    return call(of: function, guess)
  }

  private static func modifier(_ member: DeclSyntax, _ guess: PlausibleValue) -> Member? {
    if let variable = member.as(VariableDeclSyntax.self), variable.isOfEach,
      let binding = variable.bindings.first,
      binding.typeAnnotation?.type.trimmedDescription == "some View",
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      return (name, name, nil)
    }
    guard let function = member.as(FunctionDeclSyntax.self), !function.modifiers.isOfType,
      function.signature.returnClause?.type.trimmedDescription == "some View"
    else { return nil }
    return call(of: function, guess)
  }

  private static func call(of function: FunctionDeclSyntax, _ guess: PlausibleValue) -> Member? {
    guard function.genericParameterClause == nil, function.genericWhereClause == nil,
      function.signature.effectSpecifiers == nil,
      !function.modifiers.contains(where: { $0.name.text == "private" })
    else { return nil }
    var arguments: [String] = []
    var switched: [String] = []
    for parameter in function.signature.parameterClause.parameters
    where parameter.defaultValue == nil {
      let label = parameter.firstName.text
      let value = RequiredValue(
        label: (parameter.secondName ?? parameter.firstName).text, type: ValueType(parameter.type))
      guard let expression = guess.expression(for: value) else { return nil }
      let start = label == "_" ? "" : "\(label): "
      arguments.append(start + expression)
      switched.append(start + (value.type == .named("Bool") ? "isOn.wrappedValue" : expression))
    }
    let name = function.name.text
    let calls = [arguments, switched].map { "\(name)(\($0.joined(separator: ", ")))" }
    return (name, calls[0], calls[1] == calls[0] ? nil : calls[1])
  }
}

extension VariableDeclSyntax {
  /// Whether each value has it, where code beside it can name it.
  fileprivate var isOfEach: Bool {
    !modifiers.contains { ["static", "private"].contains($0.name.text) }
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
