import Drawing
import Foundation
import Geometry

/// How the preview's own things look, and the display items they are made of.
struct PreviewStyle {
  let measuring: any TextMeasuring

  static let panel = RGBA(0.1, 0.1, 0.12, 0.82)
  static let track = RGBA(1, 1, 1, 0.25)
  static let accent = RGBA(0.04, 0.52, 1)
  static let mark = RGBA(1, 0.8, 0.2)
  static let problem = RGBA(0.75, 0.13, 0.13, 0.94)
  static let recording = RGBA(1, 0.27, 0.23)
  static let font = FontDescription(size: 12, weight: 500, monospacedDigit: true)

  func rect(_ rect: CGRect, _ color: RGBA, radius: Double = 0) -> DisplayItem {
    let path =
      radius > 0
      ? Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: radius)
      : Path(CGRect(origin: .zero, size: rect.size))
    return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: rect.origin)
  }

  func outline(_ rect: CGRect, _ color: RGBA) -> DisplayItem {
    var path = Path(CGRect(origin: .zero, size: rect.size).insetBy(dx: 0.5, dy: 0.5))
    path = path.strokedPath(StrokeStyle(lineWidth: 1))
    return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: rect.origin)
  }

  /// A text laid out in a width, and how large it became.
  func text(
    _ string: String, at point: CGPoint = .zero, width: Double = .infinity,
    _ color: RGBA = .white, font: FontDescription = font
  ) -> (item: DisplayItem, size: CGSize) {
    let runs = [TextRun(string, font: font, paint: .color(color))]
    let size = measuring.measure(
      runs, layout: TextLayout(), in: CGSize(width: width, height: .infinity)
    ).size
    return (.leaf(.text(TextLeaf(runs: runs, size: size)), at: point), size)
  }

  /// A text in a box whose upper left corner is at the point.
  func label(
    _ string: String, at point: CGPoint, width: Double, background: RGBA = panel,
    font: FontDescription = font
  ) -> [DisplayItem] {
    let inset = 8.0
    let at = CGPoint(x: (point.x + inset).rounded(), y: (point.y + inset).rounded())
    let text = text(string, at: at, width: max(40, width - 2 * inset), font: font)
    let box = CGRect(
      x: point.x.rounded(), y: point.y.rounded(), width: (text.size.width + 2 * inset).rounded(.up),
      height: (text.size.height + 2 * inset).rounded(.up))
    return [rect(box, background, radius: 8), text.item]
  }
}
