import Foundation

/// What lengths are taken for lengths: SwiftUI ignores those that are infinite or not a number, and here
/// those are ignored with them whose sums and products soon would be.
package enum Reach {
  /// Points: thousands of screens in every direction.
  package static let farthest = 1e7
  /// Entries of a matrix: what is farthest, magnified once more by as much as anybody could see.
  package static let strongest = 1e9
}

extension BinaryFloatingPoint {
  /// Whether it is at most `Reach.farthest` away from 0; not so of what is infinite or not a number.
  package var isReachable: Bool { magnitude <= Self(Reach.farthest) }

  /// The nearest length that is in reach, 0 for what is not a number.
  package var broughtIntoReach: Self {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self(Reach.farthest)), Self(Reach.farthest))
  }
}

extension CGPoint {
  /// Whether both coordinates are.
  package var isReachable: Bool { x.isReachable && y.isReachable }

  /// The nearest point that is in reach.
  package var broughtIntoReach: CGPoint { CGPoint(x: x.broughtIntoReach, y: y.broughtIntoReach) }
}

extension CGSize {
  /// Whether both lengths are; a negative one may be.
  package var isReachable: Bool { width.isReachable && height.isReachable }
}

extension CGRect {
  /// Whether its place and its size are: neither is of a null rectangle or of one that is infinite.
  package var isReachable: Bool { origin.isReachable && size.isReachable }

  /// The nearest rectangle that is in reach.
  package var broughtIntoReach: CGRect {
    CGRect(
      x: origin.x.broughtIntoReach, y: origin.y.broughtIntoReach,
      width: size.width.broughtIntoReach, height: size.height.broughtIntoReach)
  }
}

extension EdgeInsets {
  /// Whether all four are.
  package var isReachable: Bool {
    top.isReachable && leading.isReachable && bottom.isReachable && trailing.isReachable
  }
}

extension ProjectionTransform {
  /// Whether each entry is at most `Reach.strongest` away from 0; not so of what is not a number.
  package var isReachable: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { abs($0) <= Reach.strongest }
  }
}

extension Path {
  /// Whether every point is, control points too; the lengths of a stroke are not looked at.
  package var isReachable: Bool {
    switch storage {
    case .empty: true
    // No point of theirs is outside, and a canvas of thousands of them is asked for each frame.
    case .rect(let rect), .ellipse(let rect): rect.hasReachableCorners
    case .rounded(let rect, let corner, _): rect.hasReachableCorners && corner.isReachable
    case .elements(let elements): elements.allSatisfy(\.isReachable)
    }
  }
}

extension CGRect {
  fileprivate var hasReachableCorners: Bool {
    CGPoint(x: minX, y: minY).isReachable && CGPoint(x: maxX, y: maxY).isReachable
  }
}

extension Path.Element {
  fileprivate var isReachable: Bool {
    switch self {
    case .move(let end), .line(let end): end.isReachable
    case .quadCurve(let end, let control): end.isReachable && control.isReachable
    case .curve(let end, let control1, let control2):
      end.isReachable && control1.isReachable && control2.isReachable
    case .closeSubpath: true
    }
  }
}
