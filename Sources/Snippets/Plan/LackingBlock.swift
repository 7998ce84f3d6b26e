import Wording

/// A block of a page that has not got the view that was asked for.
struct LackingBlock: Hashable {
  let file: String
  let line: Int
  let view: String
  /// What it has.
  let views: [String]

  static func reason(_ view: String) -> String { "has no view named '\(view)'" }
}

extension SnippetPlan {
  /// A view that some block has chooses among the blocks; one that none has is a mistake of whoever asked.
  package mutating func failIfAllBlocksLack() {
    guard clips.isEmpty, failures.isEmpty, let first = lacking.first else { return }
    var views: [String] = []
    for view in lacking.flatMap(\.views) where !views.contains(view) { views.append(view) }
    let error = RootError.noView(
      first.view, nearest: NearestWord.to(first.view, among: views), all: views)
    failures.append(Diagnostic(file: first.file, line: first.line, message: error.description))
    skipped.removeAll { $0.reason == LackingBlock.reason(first.view) }
  }
}
