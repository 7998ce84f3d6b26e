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

  /// - Parameter view: The one that somebody chose of all.
  init(_ source: SwiftSource, in excerpt: Excerpt, view: String? = nil) {
    self.source = source
    self.excerpt = excerpt
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
    let items = Array(source.file.statements)
    var takers: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() {
      guard let root = previewRoot(of: item) else { continue }
      // What is said of the views that a preview shows is said of it.
      let names = Set(
        item.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        })
      var script = common
      for other in own.keys.sorted() where other != index {
        guard let name = items[other].viewName, names.contains(name) else { continue }
        takers[other, default: []].append(index)
        script.append(own[other] ?? ScriptText())
      }
      script.append(own[index] ?? ScriptText())
      shown.append(Shown(root: root, script: script, line: line(of: item)))
    }
    for index in own.keys.sorted() where takers[index] == nil {
      guard let name = items[index].viewName, previewRoot(of: items[index]) == nil else { continue }
      add(name, own)
    }
    if let name = common.view { add(name, own) }
    shown.removeAll { $0.script.commands.contains(.skip) }
  }

  /// A file whose views are none of those asked for.
  init(noneOf source: SwiftSource, in excerpt: Excerpt) {
    self.source = source
    self.excerpt = excerpt
    common = ScriptText()
  }

  /// A `#Preview` or a `PreviewProvider`.
  private func previewRoot(of item: CodeBlockItemSyntax) -> RootView? {
    if let type = item.item.as(StructDeclSyntax.self) {
      let found = source.survey.types.first { $0.name == type.name.text }
      return found.flatMap {
        source.survey.conforms($0, to: "PreviewProvider") ? .provider($0.name) : nil
      }
    }
    let bytes = item.bytes
    return source.survey.previews.first {
      bytes.contains($0.node.syntax.bytes.lowerBound)
    }.map { .preview($0.macro) }
  }

  private mutating func add(_ name: String, _ own: [Int: ScriptText]) {
    do throws(RootError) {
      let root = try source.root(named: name, guesses: true)
      guard !shown.contains(where: { $0.root == root }) else { return }
      let items = Array(source.file.statements)
      let index = items.firstIndex { item in
        if let preview = previewRoot(of: item) { return preview == root }
        return item.viewName == root.name.split(separator: ".").first.map(String.init)
      }
      var script = common
      if let index { script.append(own[index] ?? ScriptText()) }
      shown.append(
        Shown(root: root, script: script, line: index.map { line(of: items[$0]) } ?? excerpt.line))
    } catch {
      if case .noView = error { return }
      failures.append(
        Diagnostic(file: excerpt.file, line: error.line ?? 1, message: error.description))
    }
  }

  /// The view that the file would show alone, for a module in which nothing says what to show.
  ///
  /// - Parameter guesses: As `root(named:guesses:)`.
  mutating func addRule(guesses: Bool) {
    guard let root = try? source.root(guesses: guesses) else { return }
    shown.append(
      Shown(root: root, script: source.script(in: excerpt), line: excerpt.line, isByRule: true))
  }

  private func line(of item: CodeBlockItemSyntax) -> Int {
    source.converter.location(for: item.positionAfterSkippingLeadingTrivia).line
      + excerpt.line - 1
  }
}

extension CodeBlockItemSyntax {
  /// Of a struct, which may be a view.
  fileprivate var viewName: String? { item.as(StructDeclSyntax.self)?.name.text }
}
