import Drawing
import Geometry
import Pixels

/// Where a scene shows what is below it through frosted glass.
///
/// A pixel of such a place is made of others some way off: when one of these changes, so does the whole
/// place, and to draw some of the place all of them have to be there.
struct SceneBackdrops {
  private struct Pane {
    /// The pixels that it covers, and those that it is made from.
    let shown: PixelRect
    let read: PixelRect
  }

  private var panes: [Pane] = []

  init(
    _ items: [DisplayItem], _ matrix: ProjectionTransform, bounds: SceneBounds, canvas: PixelRect
  ) {
    for item in items { add(item, matrix, bounds, canvas) }
  }

  private mutating func add(
    _ item: DisplayItem, _ matrix: ProjectionTransform, _ bounds: SceneBounds, _ canvas: PixelRect
  ) {
    guard case .group(let effect, let items) = item else { return }
    switch effect {
    case .backdrop(let radius, _):
      let shown = PixelRect(covering: bounds.rect(of: items, matrix)).outset(1, 1)
        .intersection(canvas)
      if shown.isEmpty { return }
      let blur = GaussianBlur(Sigma(radius: radius, matrix), edges: .repeated)
      panes.append(
        Pane(shown: shown, read: blur.reading(for: shown).intersection(canvas)))
    case .transform(let transform):
      let inner = transform.concatenating(matrix).normalized
      guard inner.isInvertible else { return }
      for item in items { add(item, inner, bounds, canvas) }
    case .mask(let mask):
      for item in mask + items { add(item, matrix, bounds, canvas) }
    default:
      for item in items { add(item, matrix, bounds, canvas) }
    }
  }

  /// The pixels that look different where some below have changed.
  func showing(_ changed: PixelRect) -> PixelRect {
    spread(changed) { $0.read.intersection($1).isEmpty ? nil : $0.shown }
  }

  /// The pixels that have to be drawn so that some are right.
  func reading(for wanted: PixelRect) -> PixelRect {
    spread(wanted) { $0.shown.intersection($1).isEmpty ? nil : $0.read }
  }

  /// One pane may lie on another, so it goes on until nothing is added.
  private func spread(
    _ rect: PixelRect, _ more: (Pane, PixelRect) -> PixelRect?
  ) -> PixelRect {
    var (result, before) = (rect, PixelRect.empty)
    while result != before {
      before = result
      for pane in panes { result = more(pane, result).map(result.union) ?? result }
    }
    return result
  }
}

extension Sigma {
  /// Of a blur by a radius in points.
  init(radius: Double, _ matrix: ProjectionTransform) {
    let scale = matrix.magnification(over: .zero)
    self.init(x: max(0, radius) * scale.x, y: max(0, radius) * scale.y)
  }
}
