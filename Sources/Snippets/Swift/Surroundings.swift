import SwiftSyntax

/// Objects that views ask their environment for and that an app's other files put there: `@EnvironmentObject var cart: Cart`,
/// `@Environment(AppModel.self) private var model`. A view by itself would end without them.
enum Surroundings {
  /// Modifiers of the view that is shown.
  ///
  /// - Parameter models: Declarations of types that nothing else declares.
  static func modifiers(in source: SwiftSource, beside models: String) -> String {
    guard source.text.contains("Environment") else { return "" }
    let finder = SurroundingFinder(viewMode: .sourceAccurate)
    finder.walk(source.file)
    let madeUp = Set(models.matches(of: #/class (\w+)\b/#).map { String($0.output.1) })
    // Who puts an object there puts the source's own there.
    let givesOwn = source.text.contains(#/\.environment(?:Object)?\((?>\s*)[^\\]/#)
    return finder.found.prefix(most).compactMap { name, modifier in
      if madeUp.contains(name) { return ".\(modifier)(\(name)())" }
      guard !givesOwn, let call = own(name, in: source.survey) else { return nil }
      return ".\(modifier)(\(call.expression))"
    }.joined()
  }

  /// Each is one modifier more around a view, of which the compiler takes no chain of any length.
  private static let most = 40

  private static func own(_ name: String, in survey: SourceSurvey) -> PlausibleCall? {
    // What a superclass has to be made with is not known here.
    guard let type = survey.index.type(named: name), type.kind == .class, !type.isGeneric,
      !type.inherited.contains(where: { survey.index.type(named: $0)?.kind == .class })
    else { return nil }
    return PlausibleCall(valueOf: type, in: survey)
  }
}

private final class SurroundingFinder: SyntaxVisitor {
  /// By what puts it there, each once.
  private(set) var found: [(name: String, modifier: String)] = []
  private var known: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, binding.initializer == nil else {
      return .visitChildren
    }
    let isObject = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "EnvironmentObject"
    }
    if isObject, let type = binding.typeAnnotation?.type {
      add(type.trimmedDescription, by: "environmentObject")
    }
    if let property = EnvironmentProperty(node), !property.isOptional,
      case .object(let type) = property.request
    {
      add(type, by: "environment")
    }
    return .visitChildren
  }

  private func add(_ name: String, by modifier: String) {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      known.insert(modifier + " " + name).inserted
    else { return }
    found.append((name, modifier))
  }
}
