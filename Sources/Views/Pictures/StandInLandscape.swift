import Foundation
import Geometry

/// Two hills under a sun, of one hue and those beside it.
struct StandInLandscape {
  /// 0…1.
  let hue: Double

  /// 0…1, one for each name.
  static func hue(of name: String) -> Double {
    Double(name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 360 }) / 360
  }

  struct Shape {
    let path: Path
    /// One, or those of a gradient that runs down.
    let colors: [Color]

    /// Where the gradient of the sky ends: behind the hills.
    func end(in box: CGRect) -> CGPoint { CGPoint(x: 0, y: box.height * 0.75) }
  }

  /// Back to front.
  func shapes(in box: CGRect) -> [Shape] {
    let sky = Shape(path: Path(box), colors: [tone(0, 0.45, 0.95), tone(0.1, 0.2, 1)])
    let hills = [(top: 0.62, peak: 0.3, brightness: 0.75), (0.78, 0.72, 0.5)].map {
      Shape(
        path: hill(top: $0.top, peak: $0.peak, in: box.size),
        colors: [tone(0.04, 0.55, $0.brightness)])
    }
    return [sky, Shape(path: sun(in: box.size), colors: [tone(0.12, 0.1, 1)])] + hills
  }

  private func sun(in size: CGSize) -> Path {
    let radius = min(size.width, size.height) * 0.11
    return Path(
      ellipseIn: CGRect(
        x: size.width * 0.68 - radius, y: size.height * 0.3 - radius, width: 2 * radius,
        height: 2 * radius))
  }

  private func hill(top: Double, peak: Double, in size: CGSize) -> Path {
    let (width, height) = (size.width, size.height)
    return Path { path in
      path.move(to: CGPoint(x: 0, y: height))
      path.addLine(to: CGPoint(x: 0, y: height * (top + 0.14)))
      path.addCurve(
        to: CGPoint(x: width, y: height * (top + 0.1)),
        control1: CGPoint(x: width * peak, y: height * (top - 0.4)),
        control2: CGPoint(x: width * (peak + 0.1), y: height * (top + 0.34)))
      path.addLine(to: CGPoint(x: width, y: height))
      path.closeSubpath()
    }
  }

  private func tone(_ turn: Double, _ saturation: Double, _ brightness: Double) -> Color {
    Color(
      hue: (hue + turn).truncatingRemainder(dividingBy: 1), saturation: saturation,
      brightness: brightness)
  }
}
