import Foundation

/// Colours as `Color(hex:)` makes them in demos whose own is not there: SwiftUI has none, and nearly every app declares one.
public enum _HexColor {
  /// - Parameters:
  ///   - text: `RGB`, `RRGGBB` or eight digits, with or without `#` or `0x` before them.
  ///   - isAlphaLast: Whether eight digits end with the opacity: they do in what apps declare of `UIColor`, and begin with it in what
  ///     they declare of `Color`.
  ///   - opacity: In 0…1; what the digits say is made fainter by it.
  /// - Returns: Nil where it is none of those.
  public static func color(
    _ text: String, isAlphaLast: Bool = false, opacity: Double = 1
  ) -> Color? {
    var digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for mark in ["#", "0x", "0X"] where digits.hasPrefix(mark) {
      digits.removeFirst(mark.count)
    }
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 6: return color(value, opacity: opacity)
    case 8 where isAlphaLast:
      return color(value >> 8, opacity: Double(value & 0xFF) / 255 * opacity)
    case 8: return color(value, opacity: Double(value >> 24) / 255 * opacity)
    default: return nil
    }
  }

  /// - Parameter value: `0xRRGGBB`; what stands above that is not read.
  public static func color(_ value: UInt32, opacity: Double = 1) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: opacity)
  }
}
