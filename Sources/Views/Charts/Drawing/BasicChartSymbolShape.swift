import Foundation
import Geometry
import Motion
import ViewEngine

/// The symbols that charts take by themselves.
///
/// - Matches: the documentation; their proportions are by eye.
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape {
  enum Kind: Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  private var inset: CGFloat = 0
  /// Of its edge; nil for a filled one.
  private(set) var strokeWidth: CGFloat?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The symbols of the first values, which come again for more (seen in a chart of many series).
  static let cycle = [Kind.circle, .square, .triangle, .diamond, .pentagon].map(Self.init)

  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    var result = self
    result.inset += amount
    return result
  }

  /// Only the edge of the shape, inside it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var result = self
    result.strokeWidth = lineWidth
    return result
  }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    // As large to the eye as a circle.
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, in: rect, scale: 1.25)
    case .diamond: return polygon(4, in: rect, scale: 1.2)
    case .pentagon: return polygon(5, in: rect, scale: 1.1)
    case .plus: return rays([0, 0.25, 0.5, 0.75], in: rect)
    case .cross: return rays([0.125, 0.375, 0.625, 0.875], in: rect)
    case .asterisk: return rays([0, 1.0 / 6, 2.0 / 6, 0.5, 4.0 / 6, 5.0 / 6], in: rect)
    }
  }

  private func polygon(_ count: Int, in rect: CGRect, scale: CGFloat) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map { corner in
        point(Double(corner) / Double(count), in: rect, scale: scale)
      })
    path.closeSubpath()
    return path
  }

  private func rays(_ parts: [Double], in rect: CGRect) -> Path {
    var path = Path()
    for part in parts {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(part, in: rect, scale: 1))
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
  }

  /// - Parameter part: Of the way around, clockwise from the top.
  private func point(_ part: Double, in rect: CGRect, scale: CGFloat) -> CGPoint {
    let angle = (part * 2 - 0.5) * .pi
    return CGPoint(
      x: rect.midX + rect.width / 2 * scale * cos(angle),
      y: rect.midY + rect.height / 2 * scale * sin(angle))
  }
}
