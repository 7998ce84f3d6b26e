import Drawing
import Foundation
import Geometry

/// A text of a look, laid out.
struct LookText {
  let size: CGSize
  private let leaf: TextLeaf

  /// - Parameter width: Pixels at the most.
  init(
    _ runs: [TextRun], width: Double = .infinity, alignment: TextLayout.Alignment = .leading,
    lineSpacing: Double = 0, lineLimit: Int? = nil, measuring: any TextMeasuring
  ) {
    var layout = TextLayout()
    layout.alignment = alignment
    layout.lineSpacing = lineSpacing
    layout.lineLimit = lineLimit
    let size = measuring.measure(
      runs, layout: layout, in: CGSize(width: width, height: .infinity)
    ).size
    // In whole pixels, so that nothing breaks otherwise than it was measured.
    self.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    leaf = TextLeaf(runs: runs, layout: layout, size: self.size)
  }

  func item(at point: CGPoint) -> DisplayItem {
    .leaf(.text(leaf), at: CGPoint(x: point.x.rounded(), y: point.y.rounded()))
  }
}

/// Something in the picture that is neither the screen nor its device, with its top left in the origin.
struct LookPiece {
  var size: CGSize
  var items: [DisplayItem]

  static func shape(_ path: Path, _ color: RGBA) -> DisplayItem {
    .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: .zero)
  }

  /// - Parameters:
  ///   - opacity: 1 draws it as it is.
  ///   - scale: About its middle.
  func item(at origin: CGPoint, opacity: Double = 1, scale: Double = 1) -> DisplayItem {
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let placed = DisplayItem.group(
      .transform(
        ProjectionTransform(
          CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * size.width / 2,
            ty: middle.y - scale * size.height / 2))), items)
    return opacity < 1 ? .group(.opacity(opacity), [placed]) : placed
  }
}
