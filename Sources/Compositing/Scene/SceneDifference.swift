import Drawing
import Foundation
import Geometry
import Pixels

/// Where two display lists can make different pixels.
struct SceneDifference {
  let bounds: SceneBounds

  /// The pixels of the canvas outside of which the lists look the same; not cut to the canvas.
  func pixels(
    from old: [DisplayItem], to new: [DisplayItem], _ matrix: ProjectionTransform
  ) -> PixelRect {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let (before, after) = (old[first..<old.count - last], new[first..<new.count - last])
    var damage = PixelRect.empty
    if before.count == after.count {
      for (a, b) in zip(before, after) where a != b {
        damage = damage.union(pixels(from: a, to: b, matrix))
      }
    } else {
      for item in before { damage = damage.union(pixels(of: item, matrix)) }
      for item in after { damage = damage.union(pixels(of: item, matrix)) }
    }
    return damage
  }

  private func pixels(
    from old: DisplayItem, to new: DisplayItem, _ matrix: ProjectionTransform
  ) -> PixelRect {
    guard case .group(let effect, let before) = old, case .group(effect, let after) = new else {
      return pixels(of: old, matrix).union(pixels(of: new, matrix))
    }
    switch effect {
    case .opacity, .flatten, .clip, .mask, .blend, .backdrop:
      // These change pixels where they are.
      if way(of: effect, before, matrix) == way(of: effect, after, matrix) {
        return pixels(from: before, to: after, matrix)
      }
    case .transform(let transform):
      let inner = transform.concatenating(matrix).normalized
      if inner.isInvertible,
        inner.isAffine || way(of: effect, before, inner) == way(of: effect, after, inner)
      {
        return pixels(from: before, to: after, inner)
      }
    case .colorMatrix, .blur, .shadow:
      // Made as one picture, somewhere else.
      break
    }
    return pixels(of: old, matrix).union(pixels(of: new, matrix))
  }

  /// How a group is drawn, as far as that hangs on its items: all of them look another way, if only in the
  /// last bit, when one of them makes it another.
  private struct Way: Equatable {
    /// The pixels of its layer, if it gets one: how large that is, and where it begins, shows in all that
    /// is drawn in it. Not cut to the canvas, beyond which a layer's border may lie or not.
    let layer: PixelRect
    /// The same in perspective, where a pixel has more samples than one.
    let exact: CGRect?
    let fadesEach: Bool
    let isOneDraw: Bool
    let looksAtBackdrop: Bool
  }

  /// - Parameter matrix: From the space of the items, whatever the effect.
  private func way(of effect: Effect, _ items: [DisplayItem], _ matrix: ProjectionTransform) -> Way
  {
    let rect =
      switch effect {
      case .transform: bounds.rect(of: items, matrix)
      default: bounds.rect(of: .group(effect, items), matrix)
      }
    return Way(
      layer: PixelRect(covering: rect), exact: matrix.isAffine ? nil : rect,
      fadesEach: bounds.fadesEach(items, matrix), isOneDraw: bounds.isOneDraw(items),
      looksAtBackdrop: items.contains(where: \.looksAtBackdrop))
  }

  /// Soft edges and rounding reach a little further than the exact outline.
  private func pixels(of item: DisplayItem, _ matrix: ProjectionTransform) -> PixelRect {
    PixelRect(covering: bounds.rect(of: item, matrix)).outset(3, 3)
  }
}
