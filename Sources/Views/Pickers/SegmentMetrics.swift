import Foundation
@_spi(Engine) import ViewEngine

/// Lengths of choices side by side, in points.
struct SegmentMetrics {
  var height: CGFloat = 31
  var inset: CGFloat = 2
  var radius: CGFloat = 8
  var thumbRadius: CGFloat = 7
  var hasDividers = true
  /// Segments end on whole points; the last has what is left over.
  var isWhole = false
  /// How light the thumb is in the dark.
  var darkThumb = (red: 0.39, green: 0.39, blue: 0.39)

  /// Rule `segmented-picker-size`.
  static let usual = SegmentMetrics()
  /// A Mac's are as high as its buttons.
  static let mac = SegmentMetrics(height: 24, radius: 6, thumbRadius: 5)
  /// As high as a television's buttons; by eye from tvOS 17.
  static let television = SegmentMetrics(
    height: 66, inset: 4, radius: 12, thumbRadius: 10, hasDividers: false)
  /// As captured from UIKit of iOS 26; that nothing stands between segments is by eye.
  static let glass = SegmentMetrics(
    height: 32, radius: 16, thumbRadius: 14, hasDividers: false, isWhole: true,
    darkThumb: (red: 90.0 / 255, green: 90.0 / 255, blue: 95.0 / 255))

  static func of(_ idiom: DeviceIdiom, isGlass: Bool) -> SegmentMetrics {
    isGlass ? .glass : idiom == .mac ? .mac : idiom == .tv ? .television : .usual
  }

  /// Where a segment begins, and how wide it is.
  func segment(_ index: Int, of count: Int, in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    guard count > 0 else { return (0, 0) }
    let share = width / CGFloat(count)
    guard isWhole else { return (share * CGFloat(index), share) }
    let whole = share.rounded(.down)
    let x = whole * CGFloat(index)
    return (x, index == count - 1 ? width - x : whole)
  }
}
