import Drawing
import Foundation
import Geometry

/// What is behind the device.
public enum LookBackdrop: Codable, Hashable, Sendable {
  case color(RGBA)
  /// From one colour to the next, along a line through the canvas's middle.
  ///
  /// - angle: In degrees: 0 from left to right, 90 from top to bottom.
  case gradient([RGBA], angle: Double)
  /// A PNG, JPEG, WebP or SVG file that fills the canvas: cut about its middle where it is of another shape.
  case picture(String)
  /// Nothing: transparent where the format can be, black elsewhere.
  case clear

  /// That of the documentation's recordings (recording: 242 of 255, flat).
  public static let lightGrey = LookBackdrop.color(RGBA(242.0 / 255, 242.0 / 255, 242.0 / 255))
  /// From violet to orange.
  static let dusk = LookBackdrop.gradient(
    [RGBA(0.36, 0.29, 0.86), RGBA(0.86, 0.36, 0.62), RGBA(0.98, 0.66, 0.42)], angle: 55)

  /// What a frame is drawn over.
  var background: RGBA {
    switch self {
    case .color(let color): color
    case .gradient(let colors, _): colors.first ?? .black
    case .picture: .black
    case .clear: .clear
    }
  }

  /// What is drawn first; nothing where the background is all.
  ///
  /// - Parameter measuring: Knows how large a picture is.
  func items(on canvas: CGSize, measuring: any TextMeasuring) -> [DisplayItem] {
    let bounds = CGRect(origin: .zero, size: canvas)
    switch self {
    case .color, .clear: return []
    case .gradient(let colors, let angle):
      let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
      // As far as the corners that the line points to.
      let reach = (abs(cosine) * canvas.width + abs(sine) * canvas.height) / 2
      let stops = colors.enumerated().map {
        GradientStop($1, at: colors.count < 2 ? 0 : Double($0) / Double(colors.count - 1))
      }
      let paint = Paint.linearGradient(
        stops, start: CGPoint(x: bounds.midX - cosine * reach, y: bounds.midY - sine * reach),
        end: CGPoint(x: bounds.midX + cosine * reach, y: bounds.midY + sine * reach))
      return [.leaf(.shape(ShapeLeaf(path: Path(bounds), paint: paint)), at: .zero)]
    case .picture(let path):
      let source = ImageLeaf.Source.file(path)
      // One that cannot be read is warned of when it is painted.
      let own = measuring.imageSize(source) ?? canvas
      guard own.width > 0, own.height > 0 else { return [] }
      let scale = max(canvas.width / own.width, canvas.height / own.height)
      let size = CGSize(width: own.width * scale, height: own.height * scale)
      let origin = CGPoint(
        x: (canvas.width - size.width) / 2, y: (canvas.height - size.height) / 2)
      return [.leaf(.image(ImageLeaf(source: source, size: size)), at: origin)]
    }
  }
}
