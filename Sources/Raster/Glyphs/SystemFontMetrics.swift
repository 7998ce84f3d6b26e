import Drawing
import Foundation

/// The system font's vertical measures and spacing, whatever font stands in for it.
///
/// - Source: San Francisco on iOS 26.1, in every size, weight and design: 1950, 494 and 1443 of 2048.
enum SystemFontMetrics {
  /// Fractions of the size.
  static let ascent = 1950.0 / 2048
  static let descent = 494.0 / 2048
  static let capHeight = 1443.0 / 2048

  /// Where an underline's and a strikethrough's middle lies below the baseline, and how thick they
  /// are; fractions of the size.
  static let underline = 0.12
  static let strikethrough = -0.27
  static let lineThickness = 0.06

  /// Sizes from here on are drawn in the cut for display, with finer joints and closer letters.
  static let displaySize = 20.0

  /// Points to add after each glyph of Inter, at a system font size, to be as wide as SF Pro; for
  /// what ``SystemFontAdvances`` does not know.
  ///
  /// - Source: Below 20 pt the tracking table of Apple's design guidelines, shifted by what Inter is
  ///   set closer than SF; from 20 pt on fitted. Measured on recordings of SF at 17, 20, 34 and
  ///   45 pt, where widths agree within 1 %.
  static func tracking(atSize size: Double) -> Double {
    let table = size < displaySize ? textTracking : displayTracking
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.value * size / 1000 }
    for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
      let amount = (size - low.size) / (high.size - low.size)
      return (low.value + (high.value - low.value) * amount) * size / 1000
    }
    return last.value * size / 1000
  }

  /// Thousandths of the size.
  private static let textTracking: [(size: Double, value: Double)] = [
    (6, 58), (7, 51), (8, 43), (9, 36), (10, 29), (11, 23), (12, 17), (13, 11), (14, 6),
    (15, 1), (16, -3), (17, -9), (18, -13), (19, -17.5), (20, -22),
  ]
  private static let displayTracking: [(size: Double, value: Double)] = [
    (20, 27), (22, 21), (24, 16), (28, 10), (34, 9), (45, 12),
  ]
}
