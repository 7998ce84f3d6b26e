import SwiftSyntax

/// A type, a function or an extension that another block of a page declares.
package struct PageDeclaration: Hashable, Sendable {
  /// The declaration alone, at its place in the page.
  package var excerpt: Excerpt
  /// What it declares: its own name, or those of an extension's members.
  package var names: Set<String>
  /// Of an extension, the type's name.
  package var extendedType: String?
  /// Every name that occurs in it.
  package var uses: Set<String>
}

/// What the other blocks of a page declare: pages show a type in one block and use it in the next.
///
/// A block is compiled alone as long as it can be. Only where the compiler does not find a name, the
/// declarations of it are compiled with the block, and what those need in turn.
package struct PageDeclarations: Hashable, Sendable {
  /// The nearest block before comes first, then the others before, then those after.
  private var blocks: [[PageDeclaration]] = []

  package init() {}

  /// - Parameters:
  ///   - blocks: All of the page, in its order.
  ///   - index: Of the block that they are for.
  init(_ blocks: [[PageDeclaration]], around index: Int) {
    self.blocks = (blocks[..<index].reversed() + blocks[(index + 1)...]).filter { !$0.isEmpty }
  }

  /// The text of all of them.
  var texts: [String] { blocks.joined().map(\.excerpt.text) }

  /// The declarations that a block may need, for what it may depend on.
  func candidates(for source: @autoclosure () -> SwiftSource) -> [PageDeclaration] {
    // Of a file that is on no page nothing need be read: thousands of clips may be of one.
    if blocks.isEmpty { return [] }
    let source = source()
    return closure(of: source.identifiers, except: source.declarations(in: nil))
  }

  /// The declarations of names that the compiler did not find, and of what those use.
  func declarations(missing names: Set<String>, in source: SwiftSource) -> [PageDeclaration] {
    closure(of: names, except: source.declarations(in: nil))
  }

  private func closure(
    of names: Set<String>, except own: [PageDeclaration]
  ) -> [PageDeclaration] {
    if blocks.isEmpty { return [] }
    let ownNames = own.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let places = places
    var known = ownNames
    var found: [PageDeclaration] = []
    var taken: Set<PageDeclaration> = []
    // A stranger's page may have as many names as letters: each is looked at once, and those alone that something declares.
    var open = names.filter { places.blocks[$0] != nil }.sorted()
    while !open.isEmpty {
      var more: Set<String> = []
      for name in open where known.insert(name).inserted {
        for block in places.blocks[name] ?? [] {
          // The extensions of a type come with it.
          let declaring = places.declaring[block][name, default: []].filter {
            $0.names.isDisjoint(with: ownNames) && taken.insert($0).inserted
          }
          guard !declaring.isEmpty else { continue }
          found += declaring
          for declaration in declaring {
            known.formUnion(declaration.names)
            more.formUnion(declaration.uses.filter { places.blocks[$0] != nil })
          }
          break
        }
      }
      open = more.subtracting(known).sorted()
    }
    return found
  }
}

extension PageDeclarations {
  /// By name, the blocks that declare it, the nearest first, and by block, what declares or extends it.
  private var places: (blocks: [String: [Int]], declaring: [[String: [PageDeclaration]]]) {
    var places: [String: [Int]] = [:]
    let declaring = blocks.enumerated().map { index, block in
      var byName: [String: [PageDeclaration]] = [:]
      for declaration in block {
        for name in declaration.names where places[name]?.last != index {
          places[name, default: []].append(index)
        }
        for name in declaration.names.union([declaration.extendedType].compactMap { $0 }) {
          byName[name, default: []].append(declaration)
        }
      }
      return byName
    }
    return (places, declaring)
  }
}

extension SwiftSource {
  /// What the source declares at file scope, but for previews and apps.
  ///
  /// - Parameter excerpt: The source's place; nothing where only the names matter.
  func declarations(in excerpt: Excerpt?) -> [PageDeclaration] {
    file.statements.compactMap { item in
      guard let declaration = item.item.as(DeclSyntax.self) else { return nil }
      let names = Self.names(of: declaration)
      let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      guard !names.isEmpty || extended != nil, !declaration.isIncomplete else { return nil }
      let line = converter.location(for: declaration.positionAfterSkippingLeadingTrivia).line
      return PageDeclaration(
        excerpt: Excerpt(
          file: excerpt?.file ?? "", line: line + (excerpt?.line ?? 1) - 1,
          text: declaration.trimmedDescription),
        names: names, extendedType: extended, uses: declaration.identifiers)
    }
  }

  var identifiers: Set<String> { file.identifiers }

  static func names(of declaration: DeclSyntax) -> Set<String> {
    if let group = declaration.as(ExtensionDeclSyntax.self) {
      return BuildCondition(platform: .iOS).activeMembers(of: group.memberBlock.members)
        .reduce(into: []) { $0.formUnion(names(of: $1)) }
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return Set(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
        })
    }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.plainName] }
    guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return [] }
    return [named.name.plainName]
  }
}

extension SyntaxProtocol {
  /// Swift's own words in it.
  var keywords: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { words, token in
      if case .keyword = token.tokenKind { words.insert(token.text) }
    }
  }

  fileprivate var identifiers: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      // `max` is meant by `max` in backticks, too.
      if case .identifier = token.tokenKind { names.insert(token.plainName) }
    }
  }

  /// Whether it documents an API, without a body or with a `…` in its place.
  fileprivate var isIncomplete: Bool {
    if let function = self.as(FunctionDeclSyntax.self), function.body == nil { return true }
    if let group = asProtocol((any DeclGroupSyntax).self),
      group.memberBlock.leftBrace.presence == .missing
    {
      return true
    }
    return hasError
      || tokens(viewMode: .sourceAccurate).contains { token in
        guard ["...", "…"].contains(token.text) else { return false }
        return token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
      }
  }
}

extension Diagnostic {
  /// The name that the compiler did not find, if that is what it complains about.
  var missingName: String? {
    let scoped = #/cannot find (?:type |operator )?'(\w+)'/#
    let member = #/has no (?:dynamic )?member '(\w+)'/#
    let match = message.firstMatch(of: scoped) ?? message.firstMatch(of: member)
    return match.map { String($0.1) }
  }
}
