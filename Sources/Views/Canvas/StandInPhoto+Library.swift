import Foundation
import Geometry
import ViewEngine

/// The photos of a library, of which each is of another place, so that one sees which was chosen.
extension StandInPhoto {
  /// - Parameter number: Of the photo in the library, from 0.
  @MainActor func drawScene(_ number: Int, in context: inout GraphicsContext) {
    let (width, height) = (size.width, size.height)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * width, y: y * height) }
    func sky(_ top: Color, _ bottom: Color) {
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [top, bottom]), startPoint: .zero, endPoint: point(0, 0.8)))
    }
    func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
      let (center, radius) = (point(x, y), radius * min(width, height))
      let box = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      context.fill(Path(ellipseIn: box), with: .color(color))
    }
    func ridge(_ places: [(Double, Double)], _ color: Color) {
      var path = Path()
      path.move(to: point(0, 1))
      for (x, y) in places { path.addLine(to: point(x, y)) }
      path.addLine(to: point(1, 1))
      path.closeSubpath()
      context.fill(path, with: .color(color))
    }
    func hill(_ left: Double, _ peak: Double, _ right: Double, _ color: Color) {
      var path = Path()
      path.move(to: point(0, 1))
      path.addLine(to: point(0, left))
      path.addQuadCurve(to: point(1, right), control: point(0.5, peak))
      path.addLine(to: point(1, 1))
      path.closeSubpath()
      context.fill(path, with: .color(color))
    }
    func tone(_ hue: Double, _ saturation: Double, _ brightness: Double) -> Color {
      Color(hue: hue, saturation: saturation, brightness: brightness)
    }
    switch number {
    // The sun goes down over the sea.
    case 0:
      sky(tone(0.72, 0.5, 0.55), tone(0.07, 0.6, 1))
      disc(0.5, 0.6, 0.2, tone(0.12, 0.5, 1))
      ridge([(0, 0.62), (1, 0.62)], tone(0.66, 0.55, 0.45))
      for (y, half) in [(0.68, 0.14), (0.75, 0.1), (0.83, 0.06)] {
        let box = CGRect(
          x: (0.5 - half) * width, y: y * height, width: 2 * half * width, height: 0.018 * height)
        context.fill(
          Path(roundedRect: box, cornerRadius: box.height / 2), with: .color(tone(0.1, 0.5, 1)))
      }
    // Mountains with snow.
    case 1:
      sky(tone(0.58, 0.5, 0.9), tone(0.56, 0.15, 1))
      ridge([(0, 0.62), (0.22, 0.36), (0.5, 0.7), (0.8, 0.3), (1, 0.6)], tone(0.6, 0.3, 0.6))
      ridge([(0, 0.8), (0.3, 0.62), (0.46, 0.5), (0.62, 0.62), (1, 0.85)], tone(0.61, 0.4, 0.42))
      var snow = Path()
      snow.move(to: point(0.46, 0.5))
      for (x, y) in [(0.54, 0.56), (0.5, 0.59), (0.46, 0.56), (0.42, 0.6), (0.37, 0.5675)] {
        snow.addLine(to: point(x, y))
      }
      snow.closeSubpath()
      context.fill(snow, with: .color(tone(0.6, 0.03, 1)))
      hill(0.86, 0.78, 0.9, tone(0.36, 0.5, 0.4))
    // A night with stars.
    case 2:
      sky(tone(0.66, 0.8, 0.2), tone(0.7, 0.55, 0.45))
      for star in 0..<28 {
        let (x, y) = (Double(star * 37 % 100) / 100, Double(star * 53 % 60) / 100)
        disc(x, y, star % 4 == 0 ? 0.009 : 0.005, .white.opacity(0.85))
      }
      disc(0.74, 0.24, 0.1, tone(0.14, 0.12, 1))
      disc(0.7, 0.21, 0.09, Color(red: 0.095, green: 0.09, blue: 0.265))
      hill(0.78, 0.62, 0.86, tone(0.7, 0.6, 0.16))
    // Dunes.
    case 3:
      sky(tone(0.55, 0.35, 0.95), tone(0.12, 0.2, 1))
      disc(0.24, 0.22, 0.09, tone(0.14, 0.2, 1))
      hill(0.6, 0.42, 0.72, tone(0.09, 0.45, 0.9))
      hill(0.86, 0.9, 0.58, tone(0.08, 0.55, 0.78))
      hill(0.8, 1.05, 0.94, tone(0.07, 0.6, 0.64))
    // A wood in the mist.
    case 4:
      sky(tone(0.45, 0.15, 0.9), tone(0.4, 0.08, 0.97))
      for (row, base) in [0.7, 0.84, 1.0].enumerated() {
        let color = tone(0.4, 0.3 + 0.15 * Double(row), 0.62 - 0.18 * Double(row))
        ridge([(0, base), (1, base)], color)
        for tree in 0..<9 {
          let x = (Double(tree) + 0.5 * Double(row % 2)) / 8
          let tall = 0.2 + 0.06 * Double((tree * 5 + row) % 3)
          var path = Path()
          let foot = base + 0.02
          path.addLines([point(x - 0.06, foot), point(x, base - tall), point(x + 0.06, foot)])
          path.closeSubpath()
          context.fill(path, with: .color(color))
        }
      }
    // A meadow.
    default:
      sky(tone(0.55, 0.4, 0.98), tone(0.53, 0.12, 1))
      hill(0.5, 0.36, 0.56, tone(0.28, 0.45, 0.75))
      hill(0.62, 0.66, 0.5, tone(0.3, 0.6, 0.6))
      for flower in 0..<16 {
        let x = Double(flower * 29 % 97) / 97
        let y = 0.66 + Double(flower * 41 % 30) / 100
        for petal in 0..<5 {
          let turn = Double(petal) * 2 * .pi / 5
          disc(
            x + 0.014 * cos(turn), y + 0.021 * sin(turn), 0.017,
            tone(flower % 3 == 0 ? 0.94 : flower % 3 == 1 ? 0.13 : 0.78, 0.5, 1))
        }
        disc(x, y, 0.014, tone(0.14, 0.7, 1))
      }
    }
  }
}
