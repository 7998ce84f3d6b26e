import Drawing
import Foundation
import Geometry

/// The shadows that styles give to letters: `.foregroundStyle(.blue.shadow(.drop(radius: 4)))`.
extension TextItem {
  /// A text with the shadows of its runs: those with the same ones are drawn together.
  func shadowed(_ leaf: TextLeaf, at origin: CGPoint) -> [DisplayItem] {
    let shadows = paints.map(\.style.shadows)
    guard shadows.contains(where: { !$0.isEmpty }), shadows.count == leaf.runs.count else {
      return [.leaf(.text(leaf), at: origin)]
    }
    var kinds: [[ResolvedShadow]] = []
    for own in shadows where !kinds.contains(own) { kinds.append(own) }
    return kinds.flatMap { kind in
      var part = leaf
      for index in shadows.indices where shadows[index] != kind { part.runs[index].hide() }
      return kind.cast(
        on: [.leaf(.text(part), at: origin)], in: CGRect(origin: origin, size: leaf.size))
    }
  }

  /// What a renderer or a transition has made of the text, with the shadows of its first run.
  func shadowed(_ items: [DisplayItem]) -> [DisplayItem] {
    (paints.first?.style.shadows ?? []).cast(on: items, in: shownFrame.rect)
  }
}

extension TextRun {
  /// It takes its place, and nothing of it is seen.
  fileprivate mutating func hide() {
    (paint, background, underline, strikethrough) = (.color(.clear), nil, nil, nil)
  }
}
