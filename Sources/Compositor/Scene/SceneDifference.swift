import Drawing
import Geometry

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
    if case .group(let effect, let before) = old, case .group(effect, let after) = new {
      switch effect {
      case .opacity, .flatten, .clip, .mask, .colorMatrix, .blend:
        // These change pixels where they are.
        return pixels(from: before, to: after, matrix)
      case .transform(let transform):
        let inner = transform.concatenating(matrix).normalized
        if inner.isInvertible { return pixels(from: before, to: after, inner) }
      case .blur, .shadow: break
      }
    }
    return pixels(of: old, matrix).union(pixels(of: new, matrix))
  }

  /// Soft edges and rounding reach a little further than the exact outline.
  private func pixels(of item: DisplayItem, _ matrix: ProjectionTransform) -> PixelRect {
    PixelRect(covering: bounds.rect(of: item, matrix)).outset(3, 3)
  }
}
