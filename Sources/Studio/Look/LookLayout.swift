import Foundation
import Geometry
import Pixels

/// Where the screen, or several of the same size, stand in the picture.
struct LookLayout: Hashable {
  /// Pixels.
  let canvas: CGSize
  /// Pixels a point of the screen.
  let scale: Double
  /// Of each screen's top left, in pixels; whole, so that a screen at scale 1 has the same pixels as by itself.
  let origins: [CGPoint]
  /// Of the screen, in points.
  let screen: CGSize
  /// From the screen to the outline of what is around it, in points, turned as the screen is.
  let bezel: EdgeInsets
  /// Of title and subtitle.
  let header: CGRect?

  /// Recording: 81.26 % of the height is the phone's.
  private static let padding = 0.0937
  /// A device that nearly fits at a whole or half scale is shown at that, so that lines stay sharp.
  private static let nearly = 0.04
  /// Between two devices, as a part of one's breadth; between the title and a device beside it, of the
  /// canvas's; between the title and a device below it, in thousandths of the shorter side.
  private static let gaps = (between: 0.16, beside: 0.075, below: 34.0)
  /// Points around a device on a canvas of its own size.
  private static let autoPadding = 48.0

  /// What is written above or below may come nearer to the edge than a device: its part of the padding.
  private static let nearer = 0.6

  /// - Parameters:
  ///   - below: Pixels of the canvas below the device that are written on.
  ///   - reach: Points that buttons stand out of the device, for which a canvas of its own size has room in any case.
  init(
    _ look: Look, screen: CGSize, bezel: EdgeInsets, header: LookHeader? = nil, below: Double = 0,
    count: Int = 1, reach: CGFloat = 0
  ) {
    self.screen = screen
    self.bezel = bezel
    let outer = CGSize(
      width: screen.width + bezel.leading + bezel.trailing,
      height: screen.height + bezel.top + bezel.bottom)
    let bare = Self.canvas(look, outer: outer, count: count, reach: reach)
    let breadth = outer.width * (Double(count) + Self.gaps.between * Double(count - 1))
    let unit = min(bare.width, bare.height) / 1000
    let names = look.sideBySide == nil ? 0 : LookNotes.namesRoom * unit
    let above =
      header.flatMap { $0.isBeside ? nil : $0.size.height + Self.gaps.below * unit + names } ?? 0
    let beside =
      header.flatMap { $0.isBeside ? $0.size.width + Self.gaps.beside * bare.width : nil } ?? 0
    var canvas = bare
    switch look.canvas {
    case .fixed:
      let shorter = min(bare.width, bare.height)
      let padding = look.padding.map { $0 * look.scale } ?? Self.padding * shorter
      let upper = (above > 0 || below > padding ? Self.nearer : 1) * padding
      let fits = min(
        max(canvas.width - 2 * padding - beside, 1) / breadth,
        max(canvas.height - upper - max(padding, below) - above, 1) / outer.height)
      let sharp = (fits * 2).rounded() / 2
      scale =
        look.padding == nil && sharp > 0 && above == 0 && abs(sharp / fits - 1) <= Self.nearly
        ? sharp : fits
    case .auto:
      scale = look.scale
      canvas.height += above + max(0, below - Self.free(around: look, reach) * look.scale)
    }
    // Movies have even sides.
    canvas = CGSize(width: Self.even(canvas.width), height: Self.even(canvas.height))
    self.canvas = canvas
    let left = (canvas.width - breadth * scale - beside) / 2
    let free = canvas.height - outer.height * scale - above
    let top = free - max(free / 2, below)
    let (scale, step) = (scale, outer.width * (1 + Self.gaps.between))
    origins = (0..<count).map { number in
      CGPoint(
        x: (left + beside + (bezel.leading + Double(number) * step) * scale).rounded(),
        y: (top + above + bezel.top * scale).rounded())
    }
    self.header = header.map { header in
      let size = header.size
      return CGRect(
        x: header.isBeside ? left : (canvas.width - size.width) / 2,
        y: header.isBeside ? (canvas.height - size.height) / 2 : top, width: size.width,
        height: size.height)
    }
  }

  /// Pixels, before a title is given room.
  static func canvas(_ look: Look, outer: CGSize, count: Int, reach: CGFloat) -> CGSize {
    switch look.canvas {
    case .fixed(let width, let height):
      return CGSize(width: Double(width) * look.scale, height: Double(height) * look.scale)
    case .auto:
      let padding = free(around: look, reach)
      let breadth = outer.width * (Double(count) + gaps.between * Double(count - 1))
      return CGSize(
        width: (breadth + 2 * padding) * look.scale,
        height: (outer.height + 2 * padding) * look.scale)
    }
  }

  /// Points around a device on a canvas of its own size.
  private static func free(around look: Look, _ reach: CGFloat) -> Double {
    max(look.padding ?? autoPadding, reach)
  }

  private static func even(_ length: CGFloat) -> CGFloat { max(2, (length / 2).rounded() * 2) }

  var pixels: PixelSize {
    PixelSize(width: Int(nearest: canvas.width), height: Int(nearest: canvas.height))
  }

  var origin: CGPoint { origins.first ?? .zero }

  /// From the first screen's points to the canvas.
  var placement: ProjectionTransform { placement(ofScreen: 0) }

  func placement(ofScreen index: Int) -> ProjectionTransform {
    let origin = origins[index]
    return ProjectionTransform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
  }

  func onCanvas(_ point: CGPoint, screen: Int = 0) -> CGPoint {
    let origin = origins[screen]
    return CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  func onCanvas(_ rect: CGRect, screen: Int = 0) -> CGRect {
    CGRect(
      origin: onCanvas(rect.origin, screen: screen),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// Around all devices, in pixels.
  var deviceFrame: CGRect {
    let frames = origins.map { origin in
      CGRect(
        x: origin.x - bezel.leading * scale, y: origin.y - bezel.top * scale,
        width: (screen.width + bezel.leading + bezel.trailing) * scale,
        height: (screen.height + bezel.top + bezel.bottom) * scale)
    }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
}
