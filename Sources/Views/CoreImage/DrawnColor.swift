import Drawing
import Foundation
import Geometry

/// What colour something drawn has at a point, told from its shapes without painting it.
///
/// - Note: Of texts, symbols and files nothing is known.
enum DrawnColor {
  /// Nil where something is drawn there whose pixels are not known.
  static func of(_ items: [DisplayItem], at point: CGPoint) -> RGBA? {
    var color = RGBA.clear
    for item in items {
      guard let next = of(item, at: point) else { return nil }
      color = next.over(color)
    }
    return color
  }

  private static func of(_ item: DisplayItem, at point: CGPoint) -> RGBA? {
    switch item {
    case .leaf(let leaf, let origin):
      let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      guard case .shape(let shape) = leaf else { return leaf.bounds.contains(local) ? nil : .clear }
      return shape.path.contains(local, eoFill: shape.evenOdd)
        ? shape.paint.color(at: local) : .clear
    case .group(let effect, let items):
      switch effect {
      case .transform(let matrix):
        guard matrix.isInvertible else { return .clear }
        return of(items, at: point.applying(matrix.inverted()))
      case .clip(let path, let evenOdd, _):
        return path.contains(point, eoFill: evenOdd) ? of(items, at: point) : .clear
      case .opacity(let opacity):
        return of(items, at: point).map { RGBA($0.red, $0.green, $0.blue, $0.alpha * opacity) }
      case .mask(let mask):
        guard let color = of(items, at: point), let mask = of(mask, at: point) else { return nil }
        return RGBA(color.red, color.green, color.blue, color.alpha * mask.alpha)
      case .colorMatrix(let matrix): return of(items, at: point).map { $0.applying(matrix) }
      case .blend, .flatten, .blur, .shadow, .backdrop: return of(items, at: point)
      }
    }
  }
}

extension Paint {
  /// Nil of a mesh.
  fileprivate func color(at point: CGPoint) -> RGBA? {
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = x * x + y * y
      guard length > 0 else { return stops.last?.color }
      return stops.color(at: ((point.x - start.x) * x + (point.y - start.y) * y) / length)
    case .radialGradient(let stops, let center, let start, let end):
      guard end != start else { return stops.last?.color }
      let distance = hypot(point.x - center.x, point.y - center.y)
      return stops.color(at: (distance - start) / (end - start))
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      guard end != start, bounds.width > 0, bounds.height > 0 else { return stops.last?.color }
      let distance = hypot(
        (point.x - center.x) / bounds.width, (point.y - center.y) / bounds.height)
      return stops.color(at: (distance - start) / (end - start))
    case .angularGradient(let stops, let center, let start, let end):
      guard end != start else { return stops.last?.color }
      var angle = atan2(point.y - center.y, point.x - center.x) - start
      angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
      return stops.color(at: angle / (end - start))
    case .mesh: return nil
    }
  }
}

extension [GradientStop] {
  fileprivate func color(at location: Double) -> RGBA? {
    guard let next = first(where: { $0.location >= location }) else { return last?.color }
    guard let before = last(where: { $0.location < location }) else { return next.color }
    let share = (location - before.location) / (next.location - before.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let (a, b) = (before.color, next.color)
    return RGBA(
      mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha))
  }
}

extension RGBA {
  fileprivate func over(_ below: RGBA) -> RGBA {
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return .clear }
    func mix(_ a: Double, _ b: Double) -> Double { (a * alpha + b * rest) / sum }
    return RGBA(mix(red, below.red), mix(green, below.green), mix(blue, below.blue), sum)
  }

  fileprivate func applying(_ matrix: Drawing.ColorMatrix) -> RGBA {
    let m = matrix.values
    func row(_ start: Int) -> Double {
      min(
        1,
        max(
          0,
          m[start] * red + m[start + 1] * green + m[start + 2] * blue + m[start + 3] * alpha
            + m[start + 4]))
    }
    return alpha == 0 ? .clear : RGBA(row(0), row(5), row(10), row(15))
  }
}
