import Drawing
import Foundation

/// What people call a colour.
enum ColorWord {
  /// Nil of one that is hardly seen.
  static func of(_ color: RGBA) -> String? {
    guard color.alpha > 0.1 else { return nil }
    let channels = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    let (high, low) = (channels.max() ?? 0, channels.min() ?? 0)
    let (spread, lightness) = (high - low, (high + low) / 2)
    let saturation = high == 0 ? 0 : spread / high
    if high < 0.13 { return "black" }
    if saturation < 0.12 { return lightness > 0.93 ? "white" : "grey" }
    let hue = hue(channels, high: high, spread: spread)
    // Brown is a dark orange.
    if (15..<48).contains(hue), high < 0.72 { return "brown" }
    return hues.first { hue < $0.end }?.word ?? "red"
  }

  /// Degrees up to which a hue has its name, after the system's colours, which lie in between.
  private static let hues: [(end: Double, word: String)] = [
    (12, "red"), (43, "orange"), (68, "yellow"), (160, "green"), (185, "mint"), (193, "teal"),
    (200, "cyan"), (235, "blue"), (250, "indigo"), (295, "purple"), (354, "pink"), (361, "red"),
  ]

  private static func hue(_ rgb: [Double], high: Double, spread: Double) -> Double {
    let degrees: Double
    if high == rgb[0] {
      degrees = 60 * (rgb[1] - rgb[2]) / spread
    } else if high == rgb[1] {
      degrees = 60 * (rgb[2] - rgb[0]) / spread + 120
    } else {
      degrees = 60 * (rgb[0] - rgb[1]) / spread + 240
    }
    return degrees < 0 ? degrees + 360 : degrees
  }
}
