import SwiftSyntax

// Values of the environment that another file adds: `@Environment(\.theme) private var theme`.

extension AbsentModels {
  mutating func surround(_ error: Diagnostic, in source: SwiftSource, _ uses: MemberUses) {
    let absent =
      #/Is '\\\.(\w+)' one of SwiftUI's environment values\?|'EnvironmentValues' has no member '(\w+)'/#
    guard let match = error.message.firstMatch(of: absent)?.output,
      case let name = String(match.1 ?? match.2 ?? ""), environment[name] == nil,
      !SwiftUINames.has(name)
    else { return }
    let finder = EnvironmentUseFinder(name)
    finder.walk(source.file)
    guard let property = finder.property else { return }
    let made = member(property, uses.variables(named: property))
    guard case .value(let type) = made else { return }
    environment[name] = finder.type ?? type
    if models[type] != nil {
      for use in uses.members(of: property) { add(use.name, to: type, uses) }
    }
    warnings.append(
      Self.warning(
        of: error, named: "\\.\(name)", "a value of what it seems to be stands for it."))
  }

  static func text(ofEnvironment value: (key: String, value: String)) -> String {
    let word = AbsentModel.written(value.key)
    let type = AbsentValue.written(value.value)
    let expression = AbsentValue.expression(value.value, named: value.key)
    return
      "extension EnvironmentValues {\nvar \(word): \(type) { get { \(expression) } set {} }\n}\n"
  }
}

/// Finds the property that a value of the environment is read into.
private final class EnvironmentUseFinder: SyntaxVisitor {
  private(set) var property: String?
  /// As it is written.
  private(set) var type: String?
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard property == nil, let binding = node.bindings.first,
      attributes.contains(where: {
        $0.attributeName.trimmedDescription == "Environment"
          && $0.arguments?.trimmedDescription == "\\.\(name)"
      })
    else { return .visitChildren }
    property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
    let written = binding.typeAnnotation?.type.trimmedDescription
    type = written.flatMap { $0.contains(" ") ? nil : $0 }
    return .visitChildren
  }
}
