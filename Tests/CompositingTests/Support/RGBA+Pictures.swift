import TestSupport
import Drawing
import Foundation
import Geometry
import Pixels
import Raster

@testable import Compositing

// Short words for building lists and looking at pictures.

func rect(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA = .black,
  antialiased: Bool = true
) -> DisplayItem {
  let path = Path(CGRect(x: 0, y: 0, width: width, height: height))
  return .leaf(
    .shape(ShapeLeaf(path: path, paint: .color(color), antialiased: antialiased)),
    at: CGPoint(x: x, y: y))
}

func ellipse(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA = .black
) -> DisplayItem {
  let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: width, height: height))
  return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: CGPoint(x: x, y: y))
}

extension RGBA {
  static let pureRed = RGBA(1, 0, 0)
  static let pureGreen = RGBA(0, 1, 0)
  static let pureBlue = RGBA(0, 0, 1)
}

func group(_ effect: Effect, _ items: DisplayItem...) -> DisplayItem { .group(effect, items) }

func turned(_ degrees: Double, about x: Double, _ y: Double, _ items: DisplayItem...)
  -> DisplayItem
{
  let turn = CGAffineTransform(translationX: -x, y: -y)
    .concatenating(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    .concatenating(CGAffineTransform(translationX: x, y: y))
  return .group(.transform(ProjectionTransform(turn)), items)
}

func scaled(_ x: Double, _ y: Double, _ items: DisplayItem...) -> DisplayItem {
  .group(.transform(ProjectionTransform(CGAffineTransform(scaleX: x, y: y))), items)
}

/// rotation3DEffect's matrix: rotate about the anchor, then look from `distance` points away.
func tipped(
  radians: Double, aboutX: Double, _ aboutY: Double, anchor: CGPoint, distance: Double
) -> ProjectionTransform {
  var perspective = CATransform3DIdentity
  perspective.m34 = -1 / distance
  var m = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
  m = CATransform3DConcat(m, CATransform3DMakeRotation(radians, aboutX, aboutY, 0))
  m = CATransform3DConcat(m, perspective)
  m = CATransform3DConcat(m, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  return ProjectionTransform(m)
}

/// Draws one list on a canvas of its own, at one pixel a point unless told otherwise.
func picture(
  _ width: Int, _ height: Int, scale: Double = 1, over background: RGBA = .white,
  renderer: RendererChoice = .auto, _ items: DisplayItem...
) throws -> Bitmap {
  let compositor = try Compositor(
    size: PixelSize(width: width, height: height), scale: scale, painter: ShapePainter(),
    renderer: renderer)
  return try compositor.draw(DisplayList(items), background: background)
}

extension Bitmap {
  /// Red, green, blue and alpha, 0…255, as they are stored.
  func rgba(_ x: Int, _ y: Int) -> [Int] {
    let p = self[x, y]
    return [Int(p.r), Int(p.g), Int(p.b), Int(p.a)]
  }

  /// The green channel of a row, 0…255: how white a picture of black on white is.
  func row(_ y: Int) -> [Double] { (0..<width).map { Double(self[$0, y].g) } }
  func column(_ x: Int) -> [Double] { (0..<height).map { Double(self[x, $0].g) } }

  var bytes: [UInt8] { withUnsafeBytes { Array($0) } }

  /// The largest difference of any channel of any pixel.
  func largestDifference(from other: Bitmap) -> Int {
    LevelDifference(bytes, other.bytes).largest
  }
}

/// Where a line of pixels goes from white to black (the first such place), to a fraction of a pixel:
/// the pixels' blackness up to `end`, counted from there backwards.
func edge(_ line: [Double], whiteUntil end: Int) -> Double {
  Double(end) - line[..<end].reduce(0) { $0 + (255 - $1) / 255 }
}
