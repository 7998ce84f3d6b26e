import Drawing
import Foundation

/// What is written on a backdrop: light on dark and dark on light.
struct LookInk: Hashable {
  let isOnDark: Bool
  /// Whether what stands on plates may be seen over the screen, of which nothing is known: where a camera comes near.
  var isOverScreen = false

  /// Of a picture nothing is known, and white with a shadow is read on most.
  init(on backdrop: LookBackdrop) {
    let colors: [RGBA] =
      switch backdrop {
      case .color(let color): [color]
      case .gradient(let colors, _): colors
      case .picture: [RGBA(0.3, 0.3, 0.3)]
      case .clear: [.white]
      }
    let light = colors.map(\.luminance).reduce(0, +) / Double(max(colors.count, 1))
    // White is read on strong colours sooner than the rule of WCAG for small text says; titles are large.
    isOnDark = 1.05 / (light + 0.05) >= 2.6
  }

  var title: RGBA { isOnDark ? .white : RGBA(0.11, 0.11, 0.12) }
  var subtitle: RGBA { isOnDark ? RGBA(1, 1, 1, 0.76) : RGBA(0.38, 0.38, 0.41) }
  /// Of what stands on a plate of its own.
  var plate: RGBA { hasLightPlate ? RGBA(1, 1, 1, 0.97) : RGBA(0.11, 0.11, 0.125, 0.97) }
  var onPlate: RGBA { hasLightPlate ? RGBA(0.09, 0.09, 0.1) : .white }
  /// A light plate is lost on most screens; a dark one is so on dark ones, but for a line around it.
  var plateRim: RGBA? { isOverScreen ? RGBA(1, 1, 1, 0.26) : nil }
  private var hasLightPlate: Bool { isOnDark && !isOverScreen }

  /// What points at something: seen on light, dark and most colours, with white around it.
  static let mark = RGBA(1, 0.27, 0.23)
}

extension RGBA {
  /// Relative luminance as WCAG defines it, 0…1.
  fileprivate var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
