import Drawing
import Foundation
import Geometry

/// What symbol effects do to a symbol, or to one part of it, at one moment.
struct SymbolLook: Equatable {
  var scale: CGFloat = 1
  /// A fraction of the symbol's size.
  var offset = CGSize.zero
  /// Radians, clockwise.
  var rotation: Double = 0
  /// 0…1.
  var opacity: Double = 1
  /// How much of the symbol's width is in sight, 0…1.
  var drawn: Double = 1
  /// What is out of sight is so from the leading side on.
  var isDrawnFromEnd = false

  static let plain = SymbolLook()

  func combined(with other: SymbolLook) -> SymbolLook {
    var look = SymbolLook(
      scale: scale * other.scale,
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      rotation: rotation + other.rotation, opacity: opacity * other.opacity)
    look.drawn = min(drawn, other.drawn)
    look.isDrawnFromEnd = isDrawnFromEnd || other.isDrawnFromEnd
    return look
  }

  /// Items that stand in a rectangle, with the look about its centre.
  func drawn(_ items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
    if self == .plain { return items }
    guard opacity > 0.001, abs(scale) > 0.001, drawn > 0.001 else { return [] }
    var items = items
    if drawn < 0.999 {
      let width = rect.width * drawn
      let seen = CGRect(
        x: isDrawnFromEnd ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
        height: rect.height)
      items = [.group(.clip(Path(seen), evenOdd: false, antialiased: true), items)]
    }
    if scale != 1 || offset != .zero || rotation != 0 {
      let matrix = CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(rotationAngle: rotation))
        .concatenating(
          CGAffineTransform(
            translationX: rect.midX + offset.width * rect.width,
            y: rect.midY + offset.height * rect.height))
      items = [.group(.transform(ProjectionTransform(matrix)), items)]
    }
    if opacity < 0.999 { items = [.group(.opacity(opacity), items)] }
    return items
  }
}
