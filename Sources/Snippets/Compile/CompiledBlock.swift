import SwiftSyntax

/// A block of a page whose code can stand in one module with that of others, and mean there what it means alone.
///
/// What is declared at file scope is seen by all files of a module. Views and the like are kept to their file, so
/// that each block may have its own `ContentView`; other types are not, since the name of one that is
/// private has an address in it where a demo prints its values, nor are views where that may print those
/// (``PrintedViews``). Blocks that name those do not come together (``PageBuild``), and what reaches others without a name
/// stands alone (``FarReach``, ``ExtendedTypes``, ``ImpliedNames``).
struct CompiledBlock: Sendable {
  let excerpt: Excerpt
  let platform: DemoPlatform
  /// The views that its clips show, and of each the name of the folder where a library of it alone would be.
  let views: [(view: BlockView, hash: ContentHash)]
  /// Modules that it imports.
  let imports: Set<String>
  private let keepsViews: Bool
  /// Where a type is declared that is kept to its file, in bytes.
  private(set) var kept: [Int] = []
  /// What others would see of it: names of types and functions, and of members of types that are not its own.
  private(set) var declared: Set<String> = []
  /// All names that occur in it, and in what is written for it: the values that its views are made with stand in none of its lines.
  private(set) var uses: Set<String>
  /// What it stands in where it is compiled alone.
  let surroundings: String

  /// - Parameters:
  ///   - clips: All of one excerpt and one platform. Where the code cannot stand beside others, there is no block.
  ///   - hash: Of what compiles one of them alone.
  init?(_ clips: [PlannedClip], hash: (PlannedClip, SwiftSource) -> ContentHash) {
    guard let first = clips.first else { return nil }
    let source = SwiftSource(first.excerpt.text, for: first.platform)
    guard source.excess == nil, !source.file.hasError,
      Surroundings.modifiers(in: source, beside: "").isEmpty,
      source.identifiers.isDisjoint(with: Self.tellingAddresses), !FarReach.isIn(source.file)
    else { return nil }
    (excerpt, platform) = (first.excerpt, source.platform)
    var views: [(view: BlockView, hash: ContentHash)] = []
    for clip in clips where !views.contains(where: { $0.view == BlockView(clip) }) {
      views.append((BlockView(clip), hash(clip, source)))
    }
    self.views = views
    imports = source.importedModules
    // One of Swift's own words is another's name where that has it in backticks.
    uses = source.identifiers.union(source.file.keywords)
    let ownViews = source.file.statements.compactMap {
      $0.item.as(DeclSyntax.self).flatMap(Self.view(in:))?.name.plainName
    }
    keepsViews = !PrintedViews.mayBe(in: source, of: Set(ownViews))
    surroundings = Self.surroundings(of: excerpt.text)
    let own = ExtendedTypes(of: source.file)
    for item in source.file.statements {
      guard takes(item.item, beside: own) else { return nil }
    }
    let compiled = demo(from: 0).text + ClipTimeSource.ofFile(beside: excerpt.text)
    uses.formUnion(SwiftSource(compiled).identifiers)
  }

  /// What is declared beside code, and how its views begin; both go by what the code has itself.
  static func surroundings(of code: String) -> String {
    "\(ClipThreadSource.takesTasks(of: code))\n" + ClipTimeSource.all(beside: code)
  }

  /// Modules that are not everybody's: what one file imports, the others of a module see members of.
  var ownImports: Set<String> {
    imports.subtracting(AppleModules.always).subtracting(AppleModules.dropped)
  }

  /// What writes a type as what it is kept to, which is an address.
  private static let tellingAddresses: Set = [
    "_mangledTypeName", "_typeByName", "_typeName", "debugDescription", "debugPrint", "dump",
    "reflecting",
  ]

  /// The block's lines in its page.
  var lines: ClosedRange<Int> {
    let count = excerpt.text.utf8.count { $0 == UInt8(ascii: "\n") }
    return excerpt.line...excerpt.line + count
  }

  /// - Parameter number: Of its first view among those that are compiled with it.
  func demo(from number: Int) -> DemoSource {
    let roots = views.flatMap { [$0.view.root, $0.view.other].compactMap(\.self) }
    let entries = roots.enumerated().map {
      DemoEntry(SourceModule.symbol(ofRoot: number + $0), $1)
    }
    return DemoSource(
      excerpt, source: SwiftSource(excerpt.text, for: platform), entries: entries,
      isOfModule: true, changes: DemoChanges(kept: kept))
  }

  // MARK: What is declared

  private mutating func takes(_ item: CodeBlockItemSyntax.Item, beside own: ExtendedTypes) -> Bool {
    guard let declaration = item.as(DeclSyntax.self) else {
      return item.as(ExprSyntax.self)?.is(MacroExpansionExprSyntax.self) == true
    }
    switch declaration.kind {
    case .importDecl, .macroExpansionDecl: return true
    case .extensionDecl:
      return declaration.as(ExtensionDeclSyntax.self).map { takes($0, beside: own) } ?? false
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
      .variableDecl, .functionDecl:
      break
    // Operators are everybody's, and who would see what is declared under a condition is not known.
    default: return false
    }
    let access = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.compactMap {
      // `private(set)` keeps nothing from being seen.
      Self.access.contains($0.name.tokenKind) && $0.detail == nil ? $0.name.tokenKind : nil
    }
    switch access?.first {
    case nil: break
    case .keyword(.private), .keyword(.fileprivate): return true
    default: return false
    }
    if keepsViews, let view = Self.view(in: declaration) {
      kept.append(view.structKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
      return true
    }
    return declares(declaration)
  }

  private static let access: Set<TokenKind> = [
    .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
    .keyword(.public), .keyword(.open),
  ]

  /// A type whose values are rarely printed.
  private static func view(in declaration: DeclSyntax) -> StructDeclSyntax? {
    let type = declaration.as(StructDeclSyntax.self)
    let inherited = type?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.contains(where: views.contains) ? type : nil
  }

  private static let views: Set<String> = [
    "AnimatableModifier", "ButtonStyle", "GeometryEffect", "InsettableShape", "Layout",
    "PreviewProvider", "PrimitiveButtonStyle", "Shape", "ToggleStyle", "Transition", "View",
    "ViewModifier",
  ]

  /// Members of its own types are seen by who names those. A conformance holds everywhere, and so does an initialiser.
  private mutating func takes(_ group: ExtensionDeclSyntax, beside own: ExtendedTypes) -> Bool {
    if own.isOwn(group) { return true }
    guard group.inheritanceClause == nil, own.isOpen(group) else { return false }
    return group.memberBlock.members.allSatisfy { member in
      switch member.decl.kind {
      case .variableDecl, .functionDecl, .structDecl, .enumDecl, .classDecl, .typeAliasDecl:
        declares(member.decl, except: ImpliedNames.members)
      default: false
      }
    }
  }

  /// - Parameter implied: Names that are used without being written.
  /// - Returns: Whether they are words that are written where they are used: an operator's use is not told from another's.
  private mutating func declares(
    _ declaration: DeclSyntax, except implied: Set<String> = ImpliedNames.types
  ) -> Bool {
    // Of `let a = 1, (b, c) = (2, 3)` the names are three.
    let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
    let names = SwiftSource.names(of: declaration)
    declared.formUnion(names)
    return bindings?.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) } != false
      && !names.isEmpty && names.isSubset(of: uses) && names.isDisjoint(with: implied)
      // What the compiler or Showreel writes itself.
      && !names.contains { $0.hasPrefix("_") }
  }
}

/// What a clip shows of a block of its page.
struct BlockView: Hashable, Sendable {
  /// Its text as well: what a page had in the same lines before is another block.
  let excerpt: Excerpt
  let platform: DemoPlatform
  let root: RootView
  let other: RootView?

  init(_ clip: PlannedClip) {
    (excerpt, platform) = (clip.excerpt, clip.platform)
    (root, other) = (clip.root, clip.other)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(excerpt.line)
    hasher.combine(platform)
    hasher.combine(root)
    hasher.combine(other)
  }
}
