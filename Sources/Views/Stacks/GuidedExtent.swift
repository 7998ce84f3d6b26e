import Foundation

/// How far views reach along one axis, with the alignment guide of each at 0.
struct GuidedExtent {
  /// Where the first of them begins.
  private(set) var start = CGFloat.infinity
  private var end = -CGFloat.infinity

  /// Infinite where one of them is: stacks ask how large their children can become.
  var length: CGFloat { max(0, end - start) }

  mutating func add(length: CGFloat, guide: CGFloat) {
    start = min(start, -guide)
    // The middle of what never ends is nowhere, and ∞ − ∞ would be no number.
    end = max(end, length == .infinity ? .infinity : length - guide)
  }
}
