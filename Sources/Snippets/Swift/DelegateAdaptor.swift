import SwiftSyntax

/// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`: the delegate is made, and told
/// nothing, as nothing happens to the app of a clip.
struct DelegateAdaptor {
  let attribute: AttributeSyntax
  let binding: PatternBindingSyntax
  /// The delegate's type.
  let type: String

  private static let names: Set<String> = [
    "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
  ]

  static func all(in app: StructDeclSyntax, for platform: DemoPlatform) -> [DelegateAdaptor] {
    BuildCondition(platform: platform).activeMembers(of: app.memberBlock.members)
      .compactMap { $0.as(VariableDeclSyntax.self).flatMap(DelegateAdaptor.init) }
  }

  private init?(_ variable: VariableDeclSyntax) {
    let attribute = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { Self.names.contains($0.attributeName.trimmedDescription) }
    guard let attribute, let binding = variable.bindings.first, binding.initializer == nil else {
      return nil
    }
    let argument = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    let named = argument?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let type = named ?? binding.typeAnnotation?.type.trimmedDescription else { return nil }
    self.attribute = attribute
    self.binding = binding
    self.type = type
  }
}

extension SourceEdits {
  mutating func rewrite(_ adaptor: DelegateAdaptor) {
    blank(adaptor.attribute.bytes)
    let end = adaptor.binding.bytes.upperBound
    replace(end..<end, with: " = \(adaptor.type)()")
  }
}
