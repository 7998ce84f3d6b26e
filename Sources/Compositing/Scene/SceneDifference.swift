import Drawing
import Geometry
import Pixels

/// Where two display lists can make different pixels.
struct SceneDifference {
  let bounds: SceneBounds
  let canvas: PixelRect

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
    case .opacity, .flatten, .clip, .mask, .colorMatrix, .blend, .backdrop:
      // These change pixels where they are.
      if layer(of: effect, before, matrix) == layer(of: effect, after, matrix) {
        return pixels(from: before, to: after, matrix)
      }
    case .transform(let transform):
      let inner = transform.concatenating(matrix).normalized
      if inner.isInvertible,
        inner.isAffine || layer(of: effect, before, inner) == layer(of: effect, after, inner)
      {
        return pixels(from: before, to: after, inner)
      }
    case .blur, .shadow: break
    }
    return pixels(of: old, matrix).union(pixels(of: new, matrix))
  }

  /// Which pixels a group is drawn in, if it gets a layer of its own: how large that is, and where it
  /// begins, shows in the last bit of all that is drawn in it.
  ///
  /// - Parameter matrix: From the space of the items, whatever the effect.
  private func layer(of effect: Effect, _ items: [DisplayItem], _ matrix: ProjectionTransform)
    -> PixelRect
  {
    let rect =
      switch effect {
      case .transform: bounds.rect(of: items, matrix)
      default: bounds.rect(of: .group(effect, items), matrix)
      }
    return PixelRect(covering: rect).outset(2, 2).intersection(canvas)
  }

  /// Soft edges and rounding reach a little further than the exact outline.
  private func pixels(of item: DisplayItem, _ matrix: ProjectionTransform) -> PixelRect {
    PixelRect(covering: bounds.rect(of: item, matrix)).outset(3, 3)
  }
}
