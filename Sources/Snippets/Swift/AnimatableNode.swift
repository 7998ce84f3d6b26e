import SwiftSyntax

/// A type that `@Animatable` gives its animatable data: all stored variables but those that
/// `@AnimatableIgnored` leaves out and those with a wrapper.
///
/// The macro's own plug-in belongs to Xcode; what it does is written here instead.
struct AnimatableNode {
  private let attribute: AttributeSyntax
  private let ignored: [AttributeSyntax]
  private let members: MemberBlockSyntax
  /// The variables that animate.
  private let names: [String]
  private let access: String
  /// Where `Animatable` is added to what the type conforms to; nil where it does already.
  private let conformance: (place: Int, text: String)?

  /// Protocols that have `Animatable` in them.
  private static let animatable: Set<String> = [
    "Animatable", "AnimatableModifier", "GeometryEffect", "InsettableShape", "Layout", "Shape",
    "TextRenderer",
  ]

  static func all(in file: SourceFileSyntax) -> [AnimatableNode] {
    let finder = AnimatableFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.nodes
  }

  fileprivate init?(
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, header: Int,
    inherits: InheritanceClauseSyntax?, members: MemberBlockSyntax
  ) {
    guard let attribute = Self.attribute("Animatable", of: attributes) else { return nil }
    self.attribute = attribute
    self.members = members
    let variables = BuildCondition(platform: .iOS).activeMembers(of: members.members)
      .compactMap { $0.as(VariableDeclSyntax.self) }
    ignored = variables.compactMap { Self.attribute("AnimatableIgnored", of: $0.attributes) }
    names = variables.filter(Self.isAnimated).flatMap(\.bindings).compactMap {
      StoredProperty.isComputed($0)
        ? nil : $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    let words: Set<String> = ["public", "package", "open"]
    access = modifiers.map(\.name.text).first(where: words.contains).map { $0 + " " } ?? ""
    let inherited = inherits?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isThere = inherited.contains { name in
      Self.animatable.contains(name.split(separator: ".").last.map(String.init) ?? name)
    }
    if isThere {
      conformance = nil
    } else if let inherits {
      conformance = (inherits.bytes.upperBound, ", Animatable")
    } else {
      conformance = (header, ": Animatable")
    }
  }

  private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
    let isWrapped = variable.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.first?.isUppercase ?? false
    }
    let isShared = variable.modifiers.contains { ["static", "lazy"].contains($0.name.text) }
    return variable.bindingSpecifier.text == "var" && !isWrapped && !isShared
  }

  private static func attribute(_ name: String, of list: AttributeListSyntax) -> AttributeSyntax? {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }

  private var data: String {
    let reads = names.map { "_AnimatableValues.part(self.\($0))" }
    let writes = names.enumerated().map { "newValue.write(to: &self.\($1), at: \($0))" }
    return " \(access)var animatableData: _AnimatableValues { "
      + "get { _AnimatableValues([\(reads.joined(separator: ", "))]) } "
      + "set { \(writes.joined(separator: "; ")) } };"
  }

  fileprivate func rewrite(_ edits: inout SourceEdits) {
    edits.blank(attribute.bytes)
    for attribute in ignored { edits.blank(attribute.bytes) }
    if let conformance {
      edits.replace(conformance.place..<conformance.place, with: conformance.text)
    }
    let start = members.leftBrace.bytes.upperBound
    edits.replace(start..<start, with: data)
  }
}

private final class AnimatableFinder: SyntaxVisitor {
  private(set) var nodes: [AnimatableNode] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let header = (node.genericParameterClause?.bytes ?? node.name.bytes).upperBound
    add(
      AnimatableNode(
        attributes: node.attributes, modifiers: node.modifiers, header: header,
        inherits: node.inheritanceClause, members: node.memberBlock))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let header = (node.genericParameterClause?.bytes ?? node.name.bytes).upperBound
    add(
      AnimatableNode(
        attributes: node.attributes, modifiers: node.modifiers, header: header,
        inherits: node.inheritanceClause, members: node.memberBlock))
    return .visitChildren
  }

  private func add(_ node: AnimatableNode?) {
    if let node { nodes.append(node) }
  }
}

extension SourceEdits {
  mutating func rewrite(_ node: AnimatableNode) { node.rewrite(&self) }
}
