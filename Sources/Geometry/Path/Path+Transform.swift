import Foundation

extension Path {
  /// Every point transformed. A stroke stays with the path; its width and dashes grow by the
  /// square root of the change of area, exact for all but uneven scales and shears.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity || isEmpty { return self }
    var result = Path(storage.applying(transform))
    if var stroke {
      let factor = abs(transform.determinant).squareRoot()
      stroke.lineWidth *= factor
      stroke.dash = stroke.dash.map { $0 * factor }
      stroke.dashPhase *= factor
      result.stroke = stroke
    }
    return result
  }

  /// The path moved by points to the right and down, with its stroke as it is.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path's stroke as a path.
  ///
  /// It is not outlined: the result is this path together with the style, and the rasteriser
  /// strokes it where another path would be filled. Stroking a stroke replaces its style.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = self
    result.stroke = style
    return result
  }
}

extension Path.Storage {
  func applying(_ t: CGAffineTransform) -> Path.Storage {
    if t.keepsRectangles {
      switch self {
      case .empty: return .empty
      case .rect(let rect): return .rect(rect.applying(t))
      case .ellipse(let rect): return .ellipse(rect.applying(t))
      case .rounded(let rect, let corner, let style):
        return .rounded(rect.applying(t), corner: corner.applying(t), style)
      case .elements: break
      }
    }
    return .elements(Path(self).elements.map { $0.applying(t) })
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
