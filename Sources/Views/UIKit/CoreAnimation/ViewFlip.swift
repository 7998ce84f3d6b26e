import Foundation
import Geometry

/// How far a view is turned over by `UIView.transition`: half a turn shows what is on its other side, which is never
/// seen mirrored.
struct ViewFlip {
  /// Radians, all flips before counted in.
  var angle: CGFloat = 0
  /// About the line across the view rather than the one down it.
  var isAcross = false

  /// By eye: UIKit's is not measured.
  private static let depth: CGFloat = 1000

  /// Nil where it lies in its plane.
  nonisolated var projection: ProjectionTransform? {
    let rest = angle - .pi * (angle / .pi).rounded()
    guard abs(rest) > 1e-9 else { return nil }
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.depth
    let turn = CATransform3DMakeRotation(rest, isAcross ? 1 : 0, isAcross ? 0 : 1, 0)
    return ProjectionTransform(CATransform3DConcat(turn, eye))
  }
}

extension UIView.AnimationOptions {
  /// Which way a view is turned over: the side that is named comes nearer. Nil where it is not.
  var flip: (way: CGFloat, isAcross: Bool)? {
    switch rawValue >> 20 & 7 {
    case 1: (1, false)
    case 2: (-1, false)
    case 6: (-1, true)
    case 7: (1, true)
    default: nil
    }
  }

  /// Whether what is seen goes while what is to be seen comes.
  var dissolves: Bool { rawValue >> 20 & 7 == 5 }
}
