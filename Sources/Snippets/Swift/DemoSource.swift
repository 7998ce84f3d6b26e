import Movie
import SwiftSyntax

/// A source made ready to compile as a library: what needs Xcode or an app is rewritten.
///
/// - `#Preview { … }` becomes a view, so that no macro is needed; `@Previewable` properties its
///   properties.
/// - An `App` becomes a view with its first window's content, and loses `@main`.
/// - `@Entry` becomes the key and the accessors that the macro would write, `@Animatable` the data, `@Model` an
///   observed class.
/// - What `#if` asks about the device is answered (``DemoPlatform``), and what `#available` asks by the clip.
/// - `text as NSString` and its like become calls, and formatters that Linux has by name only ours.
/// - `@objc` goes, `#selector(…)` becomes a `Selector` of that name, `#keyPath(…)` the text that it is.
/// - A constant path of Quartz's becomes a variable, and what an extension overrides of a class of Apple's goes, with a warning.
/// - A class that is told of touches says so (``TouchOverride``), a kind of cells how it is made (``CellMaker``), and who
///   takes a table's rows away that it does (``RowEditing``).
/// - Imports of Apple's frameworks are blanked, and what is named by them (``ModuleQualifier``) is SwiftUI's; what is used
///   from them and is not there is then reported by its name.
///
/// Every line stays on its line.
struct DemoSource {
  let excerpt: Excerpt
  /// The views of it that the host can ask for.
  let entries: [DemoEntry]
  /// Declarations of other blocks of the page that are compiled with it.
  let beside: [PageDeclaration]
  /// Names of the types that it declares.
  let ownTypes: Set<String>
  /// And what else it declares, at file scope or in a type.
  let ownNames: Set<String>
  /// Whether it is one file of a module of several.
  let isOfModule: Bool
  /// Whether ``StoreModule`` stands for what it uses: of a module's files it is declared beside them all.
  let usesStores: Bool
  private let edits: SourceEdits
  private let importsSwiftUI: Bool
  private let platform: DemoPlatform
  private let changes: DemoChanges
  private let surroundings: String

  /// A source that is compiled alone.
  ///
  /// - Parameter other: Another view, for a look that shows two.
  init(
    _ excerpt: Excerpt, source: SwiftSource, root: RootView, other: RootView? = nil,
    beside: [PageDeclaration] = [], changes: DemoChanges = DemoChanges()
  ) {
    self.init(
      excerpt, source: source,
      entries: [DemoEntry(DemoEntry.root, root)]
        + [other.map { DemoEntry(DemoEntry.other, $0) }].compactMap { $0 },
      isOfModule: false, beside: beside, changes: changes)
  }

  init(
    _ excerpt: Excerpt, source: SwiftSource, entries: [DemoEntry], isOfModule: Bool,
    beside: [PageDeclaration] = [], changes: DemoChanges = DemoChanges()
  ) {
    self.excerpt = excerpt
    self.entries = entries
    self.isOfModule = isOfModule
    self.beside = beside
    ownTypes = Set(source.survey.types.map(\.name))
    ownNames = source.declaredNames
    // Another module of the same build may have stores of its own.
    usesStores =
      changes.absent.contains(StoreModule.name)
      && (!isOfModule || source.survey.importedModules.contains(StoreModule.name))
    var edits = SourceEdits(source.text)
    if source.text.contains("touches") {
      // Before what else is changed of the same functions.
      for touch in TouchOverride.all(in: source.file) { edits.insert(touch.text, at: touch.place) }
    }
    if source.text.contains("UITableViewCell") || source.text.contains("UICollection") {
      for maker in CellMaker.all(in: source.file) { edits.insert(maker.text, at: maker.place) }
    }
    if source.text.contains("tableView") {
      for row in RowEditing.all(in: source.file) { edits.insert(row.text, at: row.place) }
    }
    if usesStores { StoreModule.rewrite(source.file, in: &edits) }
    for attribute in source.survey.mainAttributes { edits.blank(attribute.bytes) }
    for item in source.survey.imports {
      if AppleModules.dropped.contains(item.module) || changes.absent.contains(item.module) {
        edits.blank(item.bytes)
      } else if let name = changes.modules[item.module], let word = item.path.first?.name {
        edits.replace(word.bytes, with: name)
      }
    }
    for item in source.file.statements where item.trimmedDescription.hasPrefix("PlaygroundPage.") {
      edits.blank(item.bytes)
    }
    for (macro, node) in source.survey.previews {
      // Every file of a module has a first preview.
      edits.rewrite(node, as: (isOfModule ? "fileprivate " : "") + "struct \(macro.typeName)")
    }
    for entry in EntryNode.all(in: source.file, for: source.platform) { edits.rewrite(entry) }
    for node in AnimatableNode.all(in: source.file) { edits.rewrite(node) }
    for node in ModelNode.all(in: source.file) { edits.rewrite(node) }
    for word in TipRuleWord.all(in: source.file) { edits.rewrite(word) }
    let apps = source.appWindows
    for word in ObjectiveCWord.all(in: source.file) where !apps.contains(where: { $0.drops(word) })
    {
      edits.rewrite(word)
    }
    for app in apps {
      edits.rewrite(app)
      for adaptor in DelegateAdaptor.all(in: app.declaration, for: source.platform) {
        edits.rewrite(adaptor)
      }
    }
    for cast in BridgeCast.all(in: source.file) { edits.rewrite(cast) }
    for qualifier in ModuleQualifier.all(in: source) where !edits.touches(qualifier.bytes) {
      edits.replace(qualifier.bytes, with: qualifier.text)
    }
    for path in QuartzPathNode.all(in: source.file) { edits.replace(path.bytes, with: "var") }
    edits.rewriteConditions(in: source.file, for: source.platform)
    edits.rewriteAvailability(in: source.file, for: source.platform)
    for member in ExtensionOverride.all(in: source.file, beside: ownTypes) {
      edits.cut(member.bytes, leaving: member.warning)
    }
    for call in AbsentViewCall.all(of: changes.views, in: source) {
      edits.cut(call.bytes, leaving: call.text)
    }
    for member in AbsentMember.all(of: changes.members, in: source) {
      edits.cut(member.bytes, leaving: member.text)
    }
    for modifier in changes.leftOut { edits.cut(modifier.bytes) }
    for place in changes.kept { edits.insert("fileprivate ", at: place) }
    for directive in LineDirective.all(in: source.file) { edits.cut(directive.bytes) }
    if !changes.models.isEmpty {
      let words =
        PublicWord.all(in: source).map(\.bytes)
        + AnyWord.all(in: source, beside: changes.models).map(\.bytes)
      for word in words where !edits.touches(word) { edits.blank(word) }
    }
    // With all that is changed in them.
    for preview in changes.previews { edits.cut(preview) }
    self.edits = edits
    platform = source.platform
    self.changes = changes
    surroundings = isOfModule ? "" : Surroundings.modifiers(in: source, beside: changes.models)
    importsSwiftUI = source.survey.imports.contains { $0.module == "SwiftUI" }
  }
}

// MARK: - For the compiler

extension DemoSource {
  /// The whole file for the compiler.
  ///
  /// The entries stand in the same file because they may have to name private views.
  var text: String { text(takingTasks: nil) }

  /// - Parameter takesTasks: As ``ClipThreadSource`` says of all files that are compiled with it; nil of one alone.
  func text(takingTasks takesTasks: Bool?) -> String {
    let code = edits.text + beside.map(\.excerpt.text).joined()
    let takesTasks = takesTasks ?? ClipThreadSource.takesTasks(of: code)
    let made = entries.map {
      $0.text(isMarked: isOfModule, takesTasks: takesTasks, in: surroundings)
    }.joined()
    let supplied = supplied(beside: code)
    return """
      \(importsSwiftUI ? "" : "import SwiftUI")
      #sourceLocation(file: "\(fileInLiteral)", line: \(excerpt.line))
      \(edits.text)
      \(beside.map(placed).joined())#sourceLocation()
      \(made)
      \(isOfModule ? "" : ClipTimeSource.ofFile(beside: code, and: made + supplied))\(supplied)
      """
  }

  /// What another file of its app would declare.
  private func supplied(beside code: String) -> String {
    AssetNameSource.members(forColors: changes.colors)
      + SiblingHelper.allCases.filter(changes.helpers.contains).map { $0.text(beside: code) }
      .joined() + (changes.views.isEmpty ? "" : AbsentViewCall.declaration(of: changes.views))
      + (edits.text.contains("_AbsentShape(") ? AbsentShape.declaration : "")
      + (edits.text.contains("_AbsentIconButton(") ? AbsentButtonCall.declaration : "")
      + (changes.views.isEmpty ? "" : AbsentLayout.declaration(beside: excerpt.text))
      + changes.models
      + (usesStores && !isOfModule ? StoreModule.declaration : "")
  }

  /// Where what the compiler reads stood in the excerpt.
  var places: EditedPlaces { edits.places }

  /// The file's name as its literal has it, and as messages of the compiler have it from there.
  var fileInLiteral: String { Self.escaped(excerpt.file) }

  private func placed(_ declaration: PageDeclaration) -> String {
    let excerpt = declaration.excerpt
    return "#sourceLocation(file: \"\(Self.escaped(excerpt.file))\", line: \(excerpt.line))\n"
      + answered(excerpt.text) + "\n"
  }

  private func answered(_ text: String) -> String {
    let asks = ["#if", "#sourceLocation", "#available", "#unavailable"]
    guard asks.contains(where: text.contains) else { return text }
    var edits = SourceEdits(text)
    let file = SwiftSource(text).file
    edits.rewriteConditions(in: file, for: platform)
    edits.rewriteAvailability(in: file, for: platform)
    for directive in LineDirective.all(in: file) { edits.cut(directive.bytes) }
    return edits.text
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").escaped(where: \.acts)
  }
}

extension SyntaxProtocol {
  /// Without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ImportDeclSyntax {
  fileprivate var module: String { path.first?.name.text ?? "" }
}
