import Foundation
import Geometry

extension Edge {
  /// Where two sides of a rectangle meet.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner of a ``ConcentricRectangle`` is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      var isConcentric = false
      /// In points: the radius, or where it is concentric, the least.
      var length: CGFloat = 0

      /// About the center of the container's corner.
      public static let concentric = Style(isConcentric: true)

      /// About the center of the container's corner, but with at least that radius.
      public static func concentric(minimum: Style) -> Style {
        Style(isConcentric: true, length: minimum.length)
      }

      public static func fixed(_ radius: CGFloat) -> Style { Style(length: radius) }

      init(isConcentric: Bool = false, length: CGFloat = 0) {
        self.isConcentric = isConcentric
        self.length = length
      }

      public init(floatLiteral value: Double) { self.init(length: value) }
      public init(integerLiteral value: Int) { self.init(length: CGFloat(value)) }

      /// - Parameters:
      ///   - left: What the container leaves of its own corner's radius.
      ///   - amount: How far the edge has been moved in.
      func radius(_ left: CGFloat, less amount: CGFloat) -> CGFloat {
        let own = max(0, length - amount)
        return isConcentric ? max(own, left) : own
      }
    }
  }
}
