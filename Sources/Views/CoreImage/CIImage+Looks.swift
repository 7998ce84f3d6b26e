import Drawing
import Foundation
import Geometry

// What knows more of a picture than a pixel's own colour, put together of the house's effects: blurs, blends and gradients.

extension CIImage {
  /// How dark corners become: by eye.
  private static let darkest = 0.8

  func vignetted(by filter: CIFilter, _ kind: CIFilterKind) -> CIImage {
    guard !extent.isInfinite, !extent.isEmpty else { return self }
    let intensity = filter.number(kCIInputIntensityKey)
    let radius = max(0.1, filter.number(kCIInputRadiusKey))
    let color = intensity < 0 ? RGBA.white : .black
    func stop(_ share: Double, at place: Double) -> GradientStop {
      let alpha = min(1, max(0, share * abs(intensity)))
      return GradientStop(RGBA(color.red, color.green, color.blue, alpha), at: place)
    }
    let paint: Paint
    if kind == .vignetteEffect {
      let falloff = min(1, max(0.01, filter.number("inputFalloff")))
      paint = .radialGradient(
        [stop(0, at: 0), stop(1, at: 1)],
        center: CGPoint(x: filter.center.x, y: -filter.center.y),
        startRadius: radius * (1 - falloff / 2), endRadius: radius * (1 + falloff / 2))
    } else {
      // The larger the radius, the farther the dark comes in from the corners.
      let stops = (0...8).map { place in
        let way = Double(place) / 8
        return stop(Self.darkest * pow(way, 3 / radius), at: way)
      }
      paint = .radialGradient(
        stops, center: CGPoint(x: rect.midX, y: rect.midY), startRadius: 0,
        endRadius: hypot(rect.width, rect.height) / 2)
    }
    let shade = DisplayItem.leaf(.shape(ShapeLeaf(path: Path(rect), paint: paint)), at: .zero)
    return CIImage(
      [.group(.flatten, items + [.group(.blend(.sourceAtop), [shade])])], extent: extent)
  }

  /// The picture, with its edges going on around it by so much: what is behind it is a larger copy.
  func extended(by reach: CGFloat) -> [DisplayItem] {
    guard !extent.isInfinite, extent.width > 0, extent.height > 0 else { return items }
    let (x, y) = (1 + 2 * reach / rect.width, 1 + 2 * reach / rect.height)
    let larger = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: rect.midX * (1 - x), ty: rect.midY * (1 - y))
    return [.group(.transform(ProjectionTransform(larger)), items)] + items
  }

  /// The picture blurred, as if its edges went on.
  private func surroundings(_ radius: Double) -> DisplayItem {
    let blurred = DisplayItem.group(
      .blur(radius: radius, opaque: true), extended(by: 3 * radius))
    return extent.isInfinite
      ? blurred : .group(.clip(Path(rect), evenOdd: false, antialiased: false), [blurred])
  }

  /// What differs from its surroundings, on black.
  func edges(intensity: Double) -> CIImage {
    let blurred = surroundings(2)
    let difference = DisplayItem.group(
      .flatten, items + [.group(.blend(.difference), [blurred])])
    let factor = 4 * intensity
    let matrix = Drawing.ColorMatrix([
      factor, 0, 0, 0, 0, 0, factor, 0, 0, 0, 0, 0, factor, 0, 0, 0, 0, 0, 1, 0,
    ])
    return CIImage([.group(.colorMatrix(matrix), [difference])], extent: extent)
  }

  /// Lighter where it is lighter than its surroundings, and darker where it is darker.
  func sharpened(radius: Double, by amount: Double) -> CIImage {
    guard radius > 0, amount > 0 else { return self }
    let blurred = [surroundings(radius)]
    let invert = ColorFilter(kind: .invert, amount: 1).matrix
    // a + (1 - b) - 1, as far as that is more than nothing.
    func excess(_ a: [DisplayItem], over b: [DisplayItem]) -> DisplayItem {
      let turned = DisplayItem.group(.colorMatrix(invert), b)
      let amounts = Drawing.ColorMatrix([
        amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, amount, 0, 0, 0, 0, 0, 1, 0,
      ])
      return .group(
        .colorMatrix(amounts), [.group(.flatten, a + [.group(.blend(.plusDarker), [turned])])])
    }
    let darker = DisplayItem.group(.colorMatrix(invert), [excess(blurred, over: items)])
    let sharp: [DisplayItem] =
      items + [
        .group(.blend(.plusLighter), [excess(items, over: blurred)]),
        .group(.blend(.plusDarker), [darker]),
      ]
    return CIImage([.group(.flatten, sharp)], extent: extent)
  }

  /// What is light shines over what is beside it.
  func bloomed(radius: Double, by intensity: Double) -> CIImage {
    guard radius > 0, intensity > 0 else { return self }
    let glow = DisplayItem.group(
      .opacity(min(1, intensity)), [surroundings(radius)])
    return CIImage([.group(.flatten, items + [.group(.blend(.screen), [glow])])], extent: extent)
  }
}
