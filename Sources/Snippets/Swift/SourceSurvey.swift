import SwiftSyntax

/// Walks a source's declarations, in the branches of `#if` that will be compiled.
///
/// Bodies of functions are not entered: what is declared there cannot be shown from outside.
final class SourceSurvey: SyntaxVisitor {
  private(set) var types: [DeclaredType] = []
  private(set) lazy var index = indexed()
  /// Where the first type of each name is in ``types``.
  private var placesOfTypes: [String: Int] = [:]
  private(set) var previews: [(macro: PreviewMacro, node: PreviewNode)] = []
  private(set) var imports: [ImportDeclSyntax] = []
  private let protocols = ProtocolNames()
  private let namesUsed = NamesUsed()
  /// Declarations that stop before their body: documentation of an API, not code.
  private(set) var signatures: [String] = []
  /// Structs that conform to `App`, and to `Scene`.
  private(set) var apps: [StructDeclSyntax] = []
  private(set) var scenes: [StructDeclSyntax] = []
  private(set) var mainAttributes: [AttributeSyntax] = []
  /// Whether it is compiled together with other files.
  var isOfModule = false { didSet { settleWrapped() } }
  /// Of the modules that it imports, those that are there, where somebody looked.
  var modulesThere: Set<String>? { didSet { settleWrapped() } }
  /// What initialisers need where wrappers of properties are declared elsewhere, by the places of their types.
  private var wrapped: [Int: (all: [RequiredValue], alone: [RequiredValue])] = [:]
  private let converter: SourceLocationConverter
  private let condition: BuildCondition
  private var path: [(name: String, isReachable: Bool)] = []

  init(_ file: SourceFileSyntax, converter: SourceLocationConverter, condition: BuildCondition) {
    self.converter = converter
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
    walk(file)
    findWrapped()
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = enter(
      node, name: node.name, kind: .struct, inherits: node.inheritanceClause,
      generics: node.genericParameterClause, members: node.memberBlock)
    if kind == .visitChildren, let inherited = types.last?.inherited {
      if inherited.contains("App") { apps.append(node) }
      if inherited.contains("Scene") { scenes.append(node) }
    }
    return kind
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name, kind: .class, inherits: node.inheritanceClause,
      generics: node.genericParameterClause, members: node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name, kind: .enum, inherits: node.inheritanceClause,
      generics: node.genericParameterClause, members: node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, name: node.name, kind: .actor, inherits: node.inheritanceClause,
      generics: node.genericParameterClause, members: node.memberBlock)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }

  private func enter(
    _ node: some DeclGroupSyntax, name: TokenSyntax, kind: DeclaredType.Kind,
    inherits: InheritanceClauseSyntax?, generics: GenericParameterClauseSyntax?,
    members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    guard members.leftBrace.presence == .present else {
      signatures.append(name.text)
      return .skipChildren
    }
    let isPrivate = node.modifiers.contains { $0.name.text == "private" }
    let isReachable = (path.last?.isReachable ?? true) && !(isPrivate && !path.isEmpty)
    path.append((name.text, isReachable))
    var type = DeclaredType(
      name: path.map(\.name).joined(separator: "."), kind: kind, line: line(of: node))
    type.inherited = Self.names(in: inherits)
    type.isGeneric = generics != nil
    for parameter in generics?.parameters ?? [] {
      type.constraints[parameter.name.text] =
        parameter.inheritedType?.trimmedDescription ?? DeclaredType.anything
    }
    type.isReachable = isReachable
    (type.uses, type.changes) = namesUsed.found(in: members)
    if placesOfTypes[type.name] == nil { placesOfTypes[type.name] = types.count }
    types.append(type)
    readMembers(of: members, into: type.name, isExtension: false)
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    mainAttributes += attributes.filter(\.startsProgram)
    return .visitChildren
  }

  private func leave(_ members: MemberBlockSyntax) {
    if members.leftBrace.presence == .present { path.removeLast() }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.memberBlock.leftBrace.presence == .present else {
      signatures.append(node.extendedType.trimmedDescription)
      return .skipChildren
    }
    let name = node.extendedType.trimmedDescription
    path.append((name, true))
    if let index = placesOfTypes[name] {
      types[index].inherited.formUnion(Self.names(in: node.inheritanceClause))
      let used = namesUsed.found(in: node.memberBlock)
      types[index].uses.formUnion(used.names)
      types[index].changes.formUnion(used.changed)
      readMembers(of: node.memberBlock, into: name, isExtension: true)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  private func readMembers(of block: MemberBlockSyntax, into name: String, isExtension: Bool) {
    guard let index = placesOfTypes[name] else { return }
    for member in condition.activeMembers(of: block.members) {
      if let variable = member.as(VariableDeclSyntax.self) {
        types[index].required += StoredProperty.required(by: variable)
        if variable.isViewBody { types[index].hasViewBody = true }
      } else if let line = member.as(EnumCaseDeclSyntax.self), types[index].firstCase == nil {
        types[index].firstCase = line.elements.first { $0.parameterClause == nil }?.name.text
      } else if let initializer = member.as(InitializerDeclSyntax.self) {
        if !isExtension { types[index].hasOwnInitializer = true }
        let effects = initializer.signature.effectSpecifiers
        guard initializer.optionalMark == nil, effects?.throwsClause == nil,
          effects?.asyncSpecifier == nil,
          !initializer.modifiers.contains(where: { $0.name.text == "private" })
        else { continue }
        // Not filtered as a collection of syntax, which would be put into a copy of the whole tree.
        let required = initializer.signature.parameterClause.parameters.lazy
          .filter { $0.defaultValue == nil && $0.ellipsis == nil }
        types[index].add(
          initializer: required.map {
            RequiredValue(label: $0.firstName.text, type: ValueType(of: $0))
          })
      }
    }
  }

  // MARK: The rest

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.memberBlock.leftBrace.presence == .missing {
      signatures.append(node.name.text)
    } else {
      protocols.declare(node.name.text, inheriting: Self.names(in: node.inheritanceClause))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { signatures.append(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { signatures.append("init") }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorBlock == nil { signatures.append("subscript") }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = condition.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(PreviewNode(node))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(PreviewNode(node))
    return .skipChildren
  }
}

extension SourceSurvey {
  fileprivate func findWrapped() {
    let own = Set(types.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    for (place, type) in types.enumerated() {
      let alone = type.required.filter { value in
        value.wrapper.map { own.contains($0) || !StoredProperty.isOfApp($0) } != false
      }
      if alone.count < type.required.count { wrapped[place] = (type.required, alone) }
    }
    settleWrapped()
  }

  /// A property wrapper that nothing declares has its value from elsewhere, as what an app injects has. One that a neighbour
  /// declares is given it.
  private func settleWrapped() {
    guard !wrapped.isEmpty else { return }
    for (place, values) in wrapped {
      types[place].required = hasNeighbours ? values.all : values.alone
    }
    index = indexed()
  }

  /// Whether the type is a `name`, by itself or through a protocol of the source. What has a body of views and conforms to
  /// a protocol of another file, which is not there, is a view.
  func conforms(_ type: DeclaredType, to name: String) -> Bool {
    !protocols.meaning(name).isDisjoint(with: type.inherited)
      || name == "View" && !isOfModule && type.kind == .struct && type.hasViewBody
        && type.inherited.contains { !Self.plain.contains($0) && !protocols.has($0) }
  }

  /// Protocols that say nothing of a view.
  private static let plain: Set = [
    "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
    "Hashable", "Identifiable", "Sendable",
  ]

  /// Whether other code may declare what this source does not: files of its module, or a module that it imports.
  var hasNeighbours: Bool {
    isOfModule
      || !importedModules.allSatisfy {
        AppleModules.always.contains($0) || AppleModules.dropped.contains($0)
          || modulesThere?.contains($0) == false
      }
  }

  var importedModules: Set<String> { Set(imports.compactMap { $0.path.first?.name.text }) }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func add(_ node: PreviewNode?) {
    guard let node, path.isEmpty else { return }
    let macro = PreviewMacro(
      number: previews.count + 1, name: node.name, traits: node.traits, line: line(of: node.syntax))
    previews.append((macro, node))
  }

  /// The names after a colon, without their module: `SwiftUI.View` and `View & Animatable` are
  /// `View` too.
  private static func names(in clause: InheritanceClauseSyntax?) -> Set<String> {
    var names: Set<String> = []
    for inherited in clause?.inheritedTypes ?? [] {
      for part in inherited.type.trimmedDescription.split(separator: "&") {
        let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        if let last = words.last?.split(separator: ".").last { names.insert(String(last)) }
      }
    }
    return names
  }
}

extension VariableDeclSyntax {
  /// `var body: some View`
  fileprivate var isViewBody: Bool {
    bindings.first?.pattern.trimmedDescription == "body"
      && bindings.first?.typeAnnotation?.type.trimmedDescription == "some View"
  }
}

extension AttributeSyntax {
  /// `@main`, or what said it in UIKit's and AppKit's apps before.
  fileprivate var startsProgram: Bool {
    ["main", "UIApplicationMain", "NSApplicationMain"].contains(attributeName.trimmedDescription)
  }
}
