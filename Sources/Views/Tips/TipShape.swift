import Foundation
import Geometry

/// A round rectangle with an arrow out of one side.
struct TipShape: Shape {
  let edge: Edge?
  var radius = TipLook.cornerRadius

  /// Points that the arrow stands out.
  static let arrow: CGFloat = 10

  func path(in rect: CGRect) -> Path {
    let card = Path(roundedRect: rect, cornerRadius: radius)
    guard let edge else { return card }
    let (reach, half) = (Self.arrow, Self.arrow)
    let points: [CGPoint] =
      switch edge {
      case .top:
        [(-half, rect.minY), (0, rect.minY - reach), (half, rect.minY)]
          .map { CGPoint(x: rect.midX + $0.0, y: $0.1) }
      case .bottom:
        [(half, rect.maxY), (0, rect.maxY + reach), (-half, rect.maxY)]
          .map { CGPoint(x: rect.midX + $0.0, y: $0.1) }
      case .leading:
        [(half, rect.minX), (0, rect.minX - reach), (-half, rect.minX)]
          .map { CGPoint(x: $0.1, y: rect.midY + $0.0) }
      case .trailing:
        [(-half, rect.maxX), (0, rect.maxX + reach), (half, rect.maxX)]
          .map { CGPoint(x: $0.1, y: rect.midY + $0.0) }
      }
    return Path {
      $0.addPath(card)
      $0.addLines(points)
      $0.closeSubpath()
    }
  }
}
