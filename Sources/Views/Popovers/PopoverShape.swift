import Foundation
import Geometry
import ViewEngine

/// A popover's outline: a rounded rectangle with an arrow on the side of what it points at.
struct PopoverShape: Shape {
  /// Of what it points at: the arrow is on the bubble's opposite side.
  let side: Edge
  nonisolated(unsafe) let record: PopoverRecord

  func path(in rect: CGRect) -> Path {
    let insets = PopoverPlacement.arrowInsets(side)
    let box = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: rect.width - insets.leading - insets.trailing,
      height: rect.height - insets.top - insets.bottom)
    var path = Path(
      roundedRect: box, cornerRadius: PopoverConstants.cornerRadius, style: .continuous)
    path.addPath(arrow(in: rect, box: box))
    return path
  }

  private func arrow(in rect: CGRect, box: CGRect) -> Path {
    let length = side == .top || side == .bottom ? rect.width : rect.height
    let half = PopoverConstants.arrow.width / 2
    let clear = half + PopoverConstants.cornerRadius
    let middle = max(min(clear, length / 2), min(record.tip, length - clear))
    let height = PopoverConstants.arrow.height
    // Drawn downwards from the middle of its base, then turned to its side.
    var arrow = Path()
    arrow.move(to: CGPoint(x: -half, y: 0))
    arrow.addCurve(
      to: CGPoint(x: -3.5, y: height - 2), control1: CGPoint(x: -half + 9, y: 0),
      control2: CGPoint(x: -8, y: height - 5.5))
    arrow.addQuadCurve(to: CGPoint(x: 3.5, y: height - 2), control: CGPoint(x: 0, y: height + 1.5))
    arrow.addCurve(
      to: CGPoint(x: half, y: 0), control1: CGPoint(x: 8, y: height - 5.5),
      control2: CGPoint(x: half - 9, y: 0))
    arrow.closeSubpath()
    let place =
      switch side {
      case .top: CGAffineTransform(translationX: rect.minX + middle, y: box.maxY)
      case .bottom:
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX + middle, ty: box.minY)
      case .leading:
        CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: box.maxX, ty: rect.minY + middle)
      case .trailing:
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.minX, ty: rect.minY + middle)
      }
    return arrow.applying(place)
  }
}
