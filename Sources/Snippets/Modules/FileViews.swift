import Studio
import SwiftSyntax

/// The views of one file of a module that clips are made of: each `#Preview`, each `PreviewProvider`, and each
/// view that a `// showreel:` comment is about.
///
/// A comment in a declaration, or right above one, is about that declaration. What is said of a view that the
/// file's previews show is said of those; what stands elsewhere is said of all clips of the file.
struct FileViews {
  struct Shown {
    let root: RootView
    let script: ScriptText
    /// 1-based, in the file.
    let line: Int
    /// Nothing of the module said what to show.
    var isByRule = false
  }

  private(set) var shown: [Shown] = []
  /// What cannot be shown although a comment asks for it.
  private(set) var failures: [Diagnostic] = []
  /// What is said of all clips of the file.
  private let common: ScriptText
  private let source: SwiftSource
  private let excerpt: Excerpt
  private let items: FileItems
  /// What is shown already.
  private var roots: Set<RootView> = []

  /// - Parameter view: The one that somebody chose of all.
  init(_ source: SwiftSource, in excerpt: Excerpt, view: String? = nil) {
    self.source = source
    self.excerpt = excerpt
    items = FileItems(source)
    let scripts = source.scripts(in: excerpt)
    common = scripts.filter { $0.owner == nil }
      .reduce(into: ScriptText()) { $0.append($1.script) }
    failures = scripts.flatMap(\.script.problems).map { Diagnostic($0, file: excerpt.file) }
    let own = Dictionary(grouping: scripts.filter { $0.owner != nil }) { $0.owner ?? 0 }
      .mapValues { $0.reduce(into: ScriptText()) { $0.append($1.script) } }
    if let view {
      add(view, own)
      return
    }
    let owners = Dictionary(grouping: own.keys.sorted()) { items.all[$0].viewName }
    var taken: Set<Int> = []
    for (index, item) in items.all.enumerated() {
      guard let root = items.roots[index] else { continue }
      // What is said of the views that a preview shows is said of it.
      let names = Set(
        item.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        })
      var script = common
      let others = names.flatMap { owners[$0] ?? [] }.filter { $0 != index }
      for other in others.sorted() {
        taken.insert(other)
        script.append(own[other] ?? ScriptText())
      }
      if let said = own[index] { script.append(said) }
      show(Shown(root: root, script: script, line: line(of: item)))
    }
    for index in own.keys.sorted() where !taken.contains(index) && items.roots[index] == nil {
      // What is no view is not looked for.
      guard let name = items.all[index].viewName, source.showableType(named: name) != nil else {
        continue
      }
      add(name, own)
    }
    if let name = common.view { add(name, own) }
    shown.removeAll { $0.script.commands.contains(.skip) }
  }

  private mutating func show(_ view: Shown) {
    roots.insert(view.root)
    shown.append(view)
  }

  private mutating func add(_ name: String, _ own: [Int: ScriptText]) {
    do throws(RootError) {
      let root = try source.root(named: name, guesses: true)
      guard !roots.contains(root) else { return }
      let index = items.place(of: root)
      var script = common
      if let said = index.flatMap({ own[$0] }) { script.append(said) }
      show(
        Shown(
          root: root, script: script, line: index.map { line(of: items.all[$0]) } ?? excerpt.line))
    } catch {
      if case .noView = error { return }
      failures.append(
        Diagnostic(file: excerpt.file, line: error.line ?? 1, message: error.description))
    }
  }

  private func line(of item: CodeBlockItemSyntax) -> Int {
    source.converter.location(for: item.positionAfterSkippingLeadingTrivia).line
      + excerpt.line - 1
  }
}

extension FileViews.Shown {
  /// The view that the file would show alone, for a module in which nothing says what to show; nil where there is none.
  ///
  /// - Parameter guesses: As `root(named:guesses:)`.
  init?(ruleOf source: SwiftSource, in excerpt: Excerpt, guesses: Bool) {
    guard let root = try? source.root(guesses: guesses) else { return nil }
    self.init(
      root: root, script: source.script(in: excerpt), line: excerpt.line, isByRule: true)
  }
}

/// What stands at file scope, and where what is shown is among it.
private struct FileItems {
  let all: [CodeBlockItemSyntax]
  /// The previews and `PreviewProvider`s among them.
  private(set) var roots: [Int: RootView] = [:]
  private var places: [RootView: Int] = [:]
  /// Of the others, by their names.
  private var views: [String: Int] = [:]

  init(_ source: SwiftSource) {
    all = Array(source.file.statements)
    let previews = source.survey.previews.map { ($0.node.syntax.bytes.lowerBound, $0.macro) }
    for (index, item) in all.enumerated() {
      if let root = Self.root(of: item, in: source, previews) {
        roots[index] = root
        if places[root] == nil { places[root] = index }
      } else if let name = item.viewName, views[name] == nil {
        views[name] = index
      }
    }
  }

  /// A `#Preview` or a `PreviewProvider`.
  ///
  /// - Parameter previews: With where they begin, in order.
  private static func root(
    of item: CodeBlockItemSyntax, in source: SwiftSource, _ previews: [(Int, PreviewMacro)]
  ) -> RootView? {
    if let type = item.item.as(StructDeclSyntax.self) {
      let found = source.survey.index.type(named: type.name.text)
      return found.flatMap {
        source.survey.conforms($0, to: "PreviewProvider") ? .provider($0.name) : nil
      }
    }
    let bytes = item.bytes
    let first = previews.partitionPoint { $0.0 >= bytes.lowerBound }
    guard first < previews.count, previews[first].0 < bytes.upperBound else { return nil }
    return .preview(previews[first].1)
  }

  func place(of root: RootView) -> Int? {
    let view = root.name.split(separator: ".").first.flatMap { views[String($0)] }
    return [places[root], view].compactMap { $0 }.min()
  }
}

extension CodeBlockItemSyntax {
  /// Of a struct, which may be a view.
  fileprivate var viewName: String? { item.as(StructDeclSyntax.self)?.name.text }
}
