import Foundation
import Geometry

extension ViewGraph {
  /// A length that somebody wrote, or another in its place, with a note, where it means nothing.
  package func reachable(_ length: CGFloat, or instead: CGFloat = 0, _ name: String) -> CGFloat {
    if length.isReachable { return length }
    warn(
      "\(name): \(length) is no length that can be shown and was ignored, as in SwiftUI; "
        + "use \(Int(Reach.farthest)) points at most.")
    return instead
  }

  /// A length of a view that is being made or laid out; nil, which is the default, with a note where it means
  /// nothing.
  package static func asked(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length, !length.isReachable else { return length }
    _ = current?.reachable(length, name)
    return nil
  }

  package func reachable(_ insets: EdgeInsets, _ name: String) -> EdgeInsets {
    insets.isReachable
      ? insets
      : EdgeInsets(
        top: reachable(insets.top, name), leading: reachable(insets.leading, name),
        bottom: reachable(insets.bottom, name), trailing: reachable(insets.trailing, name))
  }

  /// Says that something is not drawn where, or as large as, it was asked to be.
  func warnOutOfReach() {
    warn(
      "Something is infinitely large or far away, or its size is not a number, and is not shown; "
        + "keep sizes, offsets and scales below \(Int(Reach.farthest)).")
  }

  /// Says that something is not painted as it was asked to be.
  func warnWithoutNumbers() {
    warn(
      "A line, a gradient or a color has a number that is infinite, too large or none, and is drawn without it; "
        + "use finite numbers below \(Int(Reach.farthest)).")
  }
}
