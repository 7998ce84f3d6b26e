import Drawing
import Foundation
import Geometry

/// Where on the canvas items can leave a trace.
struct SceneBounds {
  let leaves: LeafCache

  /// The rectangle around the items, in the space that the matrix leads to.
  func rect(of items: [DisplayItem], _ matrix: ProjectionTransform) -> CGRect {
    items.reduce(CGRect.null) { $0.union(rect(of: $1, matrix)) }
  }

  func rect(of item: DisplayItem, _ matrix: ProjectionTransform) -> CGRect {
    switch item {
    case .leaf(let leaf, let point):
      let ink = leaves.inkBounds(of: .leaf(leaf))
      if ink.isNull { return .null }
      return matrix.bounds(of: ink.offsetBy(dx: point.x, dy: point.y))
    case .group(let effect, let items):
      return rect(of: effect, items, matrix)
    }
  }

  private func rect(of effect: Effect, _ items: [DisplayItem], _ matrix: ProjectionTransform)
    -> CGRect
  {
    switch effect {
    case .opacity(let opacity):
      return opacity > 0 ? rect(of: items, matrix) : .null
    case .flatten, .blend, .colorMatrix, .backdrop:
      return rect(of: items, matrix)
    case .blur(_, opaque: true):
      // It fills the rectangle around all items, which may lie across the pixels' axes.
      return rect(of: items, matrix).union(
        matrix.bounds(of: rect(of: items, ProjectionTransform())))
    case .transform(let transform):
      let inner = transform.concatenating(matrix).normalized
      return inner.isInvertible ? rect(of: items, inner) : .null
    case .clip(let path, _, _):
      return shared(rect(of: items, matrix), matrix.bounds(of: path.boundingRect))
    case .mask(let mask):
      return shared(rect(of: items, matrix), rect(of: mask, matrix))
    case .blur(let radius, opaque: false):
      return matrix.bounds(of: spread(rect(of: items, ProjectionTransform()), radius))
    case .shadow(_, let radius, let offset):
      let content = rect(of: items, ProjectionTransform())
      if content.isNull { return .null }
      let shadow = content.offsetBy(dx: offset.width, dy: offset.height)
      return rect(of: items, matrix).union(matrix.bounds(of: spread(shadow, radius)))
    }
  }

  /// Where one shows through the other. Two that only share a pixel, each with its own part of it, leave
  /// a trace there: how much of a pixel is covered says nothing of which part.
  private func shared(_ a: CGRect, _ b: CGRect) -> CGRect {
    if a.isNull || b.isNull { return .null }
    return a.insetBy(dx: -1, dy: -1).intersection(b.insetBy(dx: -1, dy: -1))
  }

  /// What a blur makes of a rectangle: three σ, since less than half of 1/255 is left further out.
  private func spread(_ rect: CGRect, _ radius: Double) -> CGRect {
    rect.isNull ? .null : rect.insetBy(dx: -3 * radius, dy: -3 * radius)
  }
}
