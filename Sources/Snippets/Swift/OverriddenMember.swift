import SwiftSyntax

/// What a class has that another overrides, as that says it: `func load() {}` of `override func load() { … }`.
enum OverriddenMember {
  /// Nil of what cannot be told, such as a property without a type.
  static func text(of declaration: DeclSyntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return text(of: function) }
    if let variable = declaration.as(VariableDeclSyntax.self) { return text(of: variable) }
    return declaration.as(InitializerDeclSyntax.self).map { initializer in
      let mark = initializer.optionalMark?.text ?? ""
      let generics = initializer.genericParameterClause?.trimmedDescription ?? ""
      return "init\(mark)\(generics)\(initializer.signature.trimmedDescription) {}"
    }
  }

  private static func text(of function: FunctionDeclSyntax) -> String {
    let generics = function.genericParameterClause?.trimmedDescription ?? ""
    let limits = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let result = function.signature.returnClause?.type.trimmedDescription
    let isNothing = result == nil || result == "Void" || result == "()"
    let body = isNothing ? "{}" : "{ \(value(result ?? "", named: function.name.plainName)) }"
    let start = place(function.modifiers) + "func \(function.name.text)\(generics)"
    return start + "\(function.signature.trimmedDescription)\(limits) \(body)"
  }

  private static func text(of variable: VariableDeclSyntax) -> String? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type.trimmedDescription, let block = binding.accessorBlock
    else { return nil }
    let value = value(type, named: name.plainName)
    let start = place(variable.modifiers) + "var \(name.text): \(type) "
    guard !isOnlyRead(block) else { return start + "{ \(value) }" }
    return start + "{ get { \(value) } set {} }"
  }

  /// What is only read may be overridden by what is only read alone.
  private static func isOnlyRead(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.allSatisfy { $0.accessorSpecifier.text == "get" }
  }

  /// A type's own, `class var`, or nothing.
  private static func place(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.contains { $0.name.text == "class" || $0.name.text == "static" } ? "class " : ""
  }

  /// A plausible value where there is one; the subclass has another in its place, so that hardly anything asks for it.
  private static func value(_ type: String, named name: String) -> String {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    let value = AbsentValue.expression(type, named: name)
    return value == "\(type)()" || type == "AnyView" ? "fatalError()" : value
  }
}
