import Studio
import Foundation
import Movie

extension SnippetPlan {
  /// The plan for a Markdown page: a clip for every block that can be shown.
  ///
  /// - Parameters:
  ///   - path: Of the page; `docs/guide.md#heading` for the blocks under a heading alone.
  /// - Throws: ``PageError``.
  package init(
    page text: String, at path: String, options: SnippetOptions = SnippetOptions()
  ) throws(PageError) {
    let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
    let page = try MarkdownPage(text: text, file: parts.first ?? path)
    var planner = PagePlanner(page: page, options: options)
    planner.addFailures(page.failures)
    planner.addUnowned(page.leadingVideos)
    let wanted = Set(
      (parts.count > 1 ? try page.blocks(under: parts[1]) : page.blocks).map(\.number))
    for block in page.blocks { planner.add(block, isWanted: wanted.contains(block.number)) }
    if parts.count == 1 { planner.add(stray: page.strayScript) }
    self = planner.finished()
  }
}

extension SnippetPlan {
  /// Adds what is made of another page of the same catalogue, where both may show the same code.
  package mutating func add(page other: SnippetPlan) {
    lacking += other.lacking
    var owners: [String: PlannedClip] = [:]
    for clip in clips { for output in clip.outputs { owners[PageReach.real(output)] = clip } }
    for clip in other.clips {
      let taken = clip.outputs.lazy.compactMap { path in
        owners[PageReach.real(path)].map { (path, $0) }
      }
      guard let (path, owner) = taken.first else {
        clips.append(clip)
        continue
      }
      if owner.excerpt == clip.excerpt { continue }
      failures.append(clip.taken(path, by: "\(owner.excerpt.file):\(owner.line)"))
    }
    skipped += other.skipped
    failures += other.failures
    notes += other.notes
  }
}
