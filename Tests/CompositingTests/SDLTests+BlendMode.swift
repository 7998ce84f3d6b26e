import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Compositing

// The formulas written out once more, in double precision and one channel at a time: W3C
// Compositing and Blending Level 1.

private func screen(_ b: Double, _ s: Double) -> Double { b + s - b * s }

private func hardLight(_ b: Double, _ s: Double) -> Double {
  s <= 0.5 ? b * 2 * s : screen(b, 2 * s - 1)
}

private func separable(_ mode: BlendMode) -> ((Double, Double) -> Double)? {
  switch mode {
  case .normal: { $1 }
  case .multiply: { $0 * $1 }
  case .screen: screen
  case .overlay: { hardLight($1, $0) }
  case .darken: { min($0, $1) }
  case .lighten: { max($0, $1) }
  case .colorDodge: { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }
  case .colorBurn: { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }
  case .hardLight: hardLight
  case .softLight:
    { b, s in
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : sqrt(b)
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    }
  case .difference: { abs($0 - $1) }
  case .exclusion: { $0 + $1 - 2 * $0 * $1 }
  default: nil
  }
}

private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

private func withLuminosity(_ c: [Double], _ target: Double) -> [Double] {
  var c = c.map { $0 + target - luminosity(c) }
  let l = luminosity(c)
  if let low = c.min(), low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
  if let high = c.max(), high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
  return c
}

private func spread(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

private func withSaturation(_ c: [Double], _ target: Double) -> [Double] {
  let low = c.min() ?? 0
  return spread(c) == 0 ? [0, 0, 0] : c.map { ($0 - low) * target / spread(c) }
}

private func mixed(_ mode: BlendMode, _ b: [Double], _ s: [Double]) -> [Double]? {
  if let formula = separable(mode) { return zip(b, s).map { formula($0, $1) } }
  switch mode {
  case .hue: return withLuminosity(withSaturation(s, spread(b)), luminosity(b))
  case .saturation: return withLuminosity(withSaturation(b, spread(s)), luminosity(b))
  case .color: return withLuminosity(s, luminosity(b))
  case .luminosity: return withLuminosity(b, luminosity(s))
  default: return nil
  }
}

/// The premultiplied result of one colour on another.
private func composite(_ mode: BlendMode, _ source: RGBA, over backdrop: RGBA) -> [Double] {
  let s = [source.red, source.green, source.blue]
  let b = [backdrop.red, backdrop.green, backdrop.blue]
  let (sa, ba) = (source.alpha, backdrop.alpha)
  if let mixed = mixed(mode, b, s) {
    let color: [Double] = (0..<3).map { channel in
      let alone: Double = sa * (1 - ba) * s[channel] + (1 - sa) * ba * b[channel]
      return alone + sa * ba * mixed[channel]
    }
    return color + [sa + ba * (1 - sa)]
  }
  let ps: [Double] = (s + [1]).map { $0 * sa }
  let pb: [Double] = (b + [1]).map { $0 * ba }
  switch mode {
  case .sourceAtop: return (0..<4).map { ps[$0] * ba + pb[$0] * (1 - sa) }
  case .destinationOver: return (0..<4).map { ps[$0] * (1 - ba) + pb[$0] }
  case .destinationOut: return pb.map { $0 * (1 - sa) }
  case .plusLighter: return (0..<4).map { min(1, ps[$0] + pb[$0]) }
  case .plusDarker:
    let alpha = min(1, sa + ba)
    let color: [Double] = (0..<3).map { max(0, alpha - (sa - ps[$0]) - (ba - pb[$0])) }
    return color + [alpha]
  default: return []
  }
}

/// Fifths are whole numbers of 255ths, so that no formula has to magnify a rounding error.
private let colors = [
  RGBA(0.8, 0.4, 0.2), RGBA(0.2, 0.6, 0.8), RGBA(0.2, 0.2, 0.2), RGBA(0.6, 0.8, 0.4, 0.6),
  RGBA(1, 1, 1, 0.4), RGBA(0, 0, 0), RGBA(0.4, 0.2, 0.8, 0.8),
]

extension SDLTests {
  @MainActor @Suite struct BlendModeTests {
    @Test(arguments: BlendMode.allCases, [RendererChoice.auto, .software])
    func followsItsFormula(_ mode: BlendMode, _ renderer: RendererChoice) throws {
      // Every colour as the source on every other: columns on rows, in pixels of 2 × 2.
      let count = colors.count
      var items: [DisplayItem] = []
      for (index, color) in colors.enumerated() {
        items.append(rect(0, Double(index) * 2, Double(count) * 2, 2, color))
      }
      for (index, color) in colors.enumerated() {
        let stripe = rect(Double(index) * 2, 0, 2, Double(count) * 2, color)
        items.append(group(.blend(mode), stripe))
      }
      let compositor = try Compositor(
        size: PixelSize(width: count * 2, height: count * 2), scale: 1, painter: ShapePainter(),
        renderer: renderer)
      let drawn = try compositor.draw(DisplayList(items), background: .clear)
      for (column, source) in colors.enumerated() {
        for (row, backdrop) in colors.enumerated() {
          let exact = composite(mode, source, over: backdrop).map { Int(($0 * 255).rounded()) }
          let got = drawn.rgba(column * 2, row * 2)
          #expect(
            zip(got, exact).allSatisfy { abs($0 - $1) <= 4 },
            "\(mode): \(source) over \(backdrop) is \(got), not \(exact)")
        }
      }
    }

    @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
    func everyGreyStaysANumber(_ mode: BlendMode) throws {
      var items = (0..<256).map { level in
        let grey = Double(level) / 255
        return rect(Double(level), 0, 1, 3, RGBA(grey, grey, grey))
      }
      let source = RGBA(0.4, 0.4, 0.4)
      // Nothing of the source is on the row between.
      items.append(
        group(.blend(mode), rect(0, 0, 256, 1, source), rect(0, 2, 256, 1, source)))
      let compositor = try Compositor(
        size: PixelSize(width: 256, height: 3), scale: 1, painter: ShapePainter())
      let drawn = try compositor.draw(DisplayList(items), background: .clear)
      for level in 0..<256 {
        let expected = mode == .luminosity ? 102 : level
        #expect(drawn.rgba(level, 0) == [expected, expected, expected, 255])
        #expect(drawn.rgba(level, 1) == [level, level, level, 255])
      }
    }

    @Test(arguments: [RendererChoice.auto, .software])
    func seesTheBackdropThroughARectangleBetweenPixels(_ renderer: RendererChoice) throws {
      for shift in [0, 0.25, 0.5] {
        let clip = Path(CGRect(x: 1, y: 1 + shift, width: 6, height: 6))
        let compositor = try Compositor(
          size: PixelSize(width: 8, height: 8), scale: 1, painter: ShapePainter(),
          renderer: renderer)
        let drawn = try compositor.draw(
          DisplayList([
            rect(0, 0, 8, 8, .pureRed),
            group(
              .clip(clip, evenOdd: false, antialiased: true),
              group(.blend(.multiply), rect(0, 0, 8, 8, .pureBlue))),
          ]), background: .clear)
        #expect(drawn.rgba(4, 4) == [0, 0, 0, 255], "\(shift) px")
      }
    }

    @Test func blendsWithItsOwnGroupOnly() throws {
      let drawn = try picture(
        4, 4, over: .pureRed,
        group(
          .flatten, rect(0, 0, 2, 4, .pureBlue),
          group(.blend(.multiply), rect(0, 0, 4, 4, .pureGreen))))
      #expect(drawn.rgba(0, 0) == [0, 0, 0, 255])
      #expect(drawn.rgba(3, 0) == [0, 255, 0, 255])
    }

    @Test func blendsThroughTransforms() throws {
      let drawn = try picture(
        4, 4, over: .pureRed, scaled(2, 2, group(.blend(.multiply), rect(0, 0, 1, 1, .pureGreen))))
      #expect(drawn.rgba(0, 0) == [0, 0, 0, 255])
      #expect(drawn.rgba(3, 3) == [255, 0, 0, 255])
    }
  }
}
