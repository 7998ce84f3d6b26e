import Drawing
import Foundation
import Geometry

/// Where two of a screen's lists differ.
struct MovedBounds {
  let screen: CGRect

  /// What is as large as the screen, such as the shade behind an alert, is nothing to look at.
  private static let whole = 0.9

  /// Nil where nothing is seen to be different.
  func moved(from old: DisplayList, to new: DisplayList) -> CGRect? {
    var found: CGRect?
    compare(old.items[...], new.items[...], ProjectionTransform(), screen, &found)
    return found
  }

  private func compare(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ matrix: ProjectionTransform,
    _ seen: CGRect, _ found: inout CGRect?
  ) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    guard old.count == new.count else {
      for item in old { add(item, matrix, seen, &found) }
      for item in new { add(item, matrix, seen, &found) }
      return
    }
    for (a, b) in zip(old, new) where a != b {
      if case .group(let effect, let before) = a, case .group(effect, let after) = b {
        let (inner, rest) = inside(effect, matrix, seen)
        compare(before[...], after[...], inner, rest, &found)
      } else {
        add(a, matrix, seen, &found)
        add(b, matrix, seen, &found)
      }
    }
  }

  /// - Parameter seen: What of the screen is not cut off.
  private func add(
    _ item: DisplayItem, _ matrix: ProjectionTransform, _ seen: CGRect, _ found: inout CGRect?
  ) {
    switch item {
    case .group(let effect, let items):
      let (inner, rest) = inside(effect, matrix, seen)
      for item in items { add(item, inner, rest, &found) }
    case .leaf(let leaf, let origin):
      let size = leaf.bounds.offsetBy(dx: origin.x, dy: origin.y)
      let rect = size.covering(matrix).intersection(seen)
      guard !rect.isNull, rect.width > 0, rect.height > 0, rect.isReachable,
        rect.width < screen.width * Self.whole || rect.height < screen.height * Self.whole
      else { return }
      found = found?.union(rect) ?? rect
    }
  }

  private func inside(
    _ effect: Effect, _ matrix: ProjectionTransform, _ seen: CGRect
  ) -> (ProjectionTransform, CGRect) {
    switch effect {
    case .transform(let own): (own.concatenating(matrix), seen)
    case .clip(let path, _, _):
      (matrix, seen.intersection(path.boundingRect.covering(matrix)))
    default: (matrix, seen)
    }
  }
}
