import SwiftSyntax

/// A property that a view's environment gives a value: `@Environment(AppModel.self) private var model`,
/// `@Environment(\.theme) private var theme`.
struct EnvironmentProperty {
  /// What the environment is asked for.
  enum Request: Equatable {
    case object(type: String)
    case value(name: String)
  }

  let name: String
  let request: Request
  /// As it is written.
  let type: TypeSyntax?

  var isOptional: Bool { type?.is(OptionalTypeSyntax.self) == true }

  /// Nil of one that is no such property.
  init?(_ variable: VariableDeclSyntax) {
    let attribute = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Environment" }
    guard let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let asked = attribute?.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    else { return nil }
    if let type = asked.typeName {
      request = .object(type: type)
    } else if let path = asked.as(KeyPathExprSyntax.self), path.root == nil,
      path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    {
      request = .value(name: property.declName.baseName.plainName)
    } else {
      return nil
    }
    self.name = name
    type = binding.typeAnnotation?.type
  }

  static func all(in file: SourceFileSyntax) -> [EnvironmentProperty] {
    let finder = EnvironmentPropertyFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.found
  }
}

private final class EnvironmentPropertyFinder: SyntaxVisitor {
  private(set) var found: [EnvironmentProperty] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let property = EnvironmentProperty(node) { found.append(property) }
    return .visitChildren
  }
}
