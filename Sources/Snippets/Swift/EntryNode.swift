import SwiftSyntax

/// A property that `@Entry` makes an entry of the environment, of a transaction, of the focused
/// values or of a container's.
///
/// The macro's own plug-in belongs to Xcode; what it writes is written here instead.
struct EntryNode {
  let attribute: AttributeSyntax
  let name: String
  let binding: PatternBindingSyntax
  /// The protocol of the entry's key.
  let keyProtocol: String

  private static let keyProtocols = [
    "ContainerValues": "ContainerValueKey", "EnvironmentValues": "EnvironmentKey",
    "FocusedValues": "FocusedValueKey", "Transaction": "TransactionKey",
  ]

  static func all(in file: SourceFileSyntax, for platform: DemoPlatform) -> [EntryNode] {
    file.statements.flatMap { item -> [EntryNode] in
      guard let group = item.item.as(ExtensionDeclSyntax.self),
        let keyProtocol = keyProtocols[group.extendedType.lastName]
      else { return [] }
      return BuildCondition(platform: platform).activeMembers(of: group.memberBlock.members)
        .compactMap {
          $0.as(VariableDeclSyntax.self).flatMap { EntryNode($0, keyProtocol: keyProtocol) }
        }
    }
  }

  private init?(_ variable: VariableDeclSyntax, keyProtocol: String) {
    let attributes = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
    guard
      let attribute = attributes.first(where: { $0.attributeName.trimmedDescription == "Entry" }),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.accessorBlock == nil, binding.initializer != nil || binding.typeAnnotation != nil
    else { return nil }
    self.attribute = attribute
    self.name = name
    self.binding = binding
    self.keyProtocol = keyProtocol
  }

  private var key: String { "_Entry_\(name)" }
  private var type: String? { binding.typeAnnotation?.type.trimmedDescription }

  /// In place of the attribute: the key with the value that holds where nobody set another.
  var declaration: String {
    if keyProtocol == "FocusedValueKey" {
      // Nothing is focused where nobody set a value.
      let wrapped = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType
      return "struct \(key): FocusedValueKey { typealias Value = "
        + "\(wrapped?.trimmedDescription ?? type ?? "Never") };"
    }
    let annotation = type.map { ": \($0)" } ?? ""
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    // On one line, whatever the value takes; the lines it took follow.
    return "struct \(key): \(keyProtocol) { static let defaultValue\(annotation) = "
      + value.replacing("\n", with: " ") + " };"
  }

  /// In place of what follows the name.
  var accessors: String {
    ": \(type ?? key + ".Value") { get { self[\(key).self] } "
      + "set { self[\(key).self] = newValue } }"
  }
}

extension SourceEdits {
  mutating func rewrite(_ entry: EntryNode) {
    replace(entry.attribute.bytes, with: entry.declaration)
    replace(
      entry.binding.pattern.bytes.upperBound..<entry.binding.bytes.upperBound,
      with: entry.accessors)
  }
}

extension TypeSyntax {
  /// Without the module before it.
  fileprivate var lastName: String {
    trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}
