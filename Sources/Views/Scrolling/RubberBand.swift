import Foundation

/// How far content gives way that is pulled over an edge.
///
/// Rule: `scroll-rubber-band`.
enum RubberBand {
  /// How willingly: 1 follows the finger at first.
  private static let slack = 0.55

  /// - Parameters:
  ///   - drag: How far the finger has gone beyond the edge, in points.
  ///   - length: Of the scroll view.
  static func pull(_ drag: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return length * (1 - 1 / (slack * drag / length + 1))
  }

  /// The way of the finger that pulls content so far.
  static func drag(_ pull: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, pull < length else { return pull }
    return (1 / (1 - pull / length) - 1) * length / slack
  }

  /// An offset as it is shown: stretched where it lies outside of its range.
  static func shown(_ offset: CGFloat, range: CGFloat, length: CGFloat) -> CGFloat {
    if offset < 0 { return -pull(-offset, length: length) }
    if offset > range { return range + pull(offset - range, length: length) }
    return offset
  }

  /// Where the finger is for an offset that is shown.
  static func meant(_ shown: CGFloat, range: CGFloat, length: CGFloat) -> CGFloat {
    if shown < 0 { return -drag(-shown, length: length) }
    if shown > range { return range + drag(shown - range, length: length) }
    return shown
  }
}
