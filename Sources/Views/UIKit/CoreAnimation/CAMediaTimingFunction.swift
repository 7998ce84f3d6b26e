import Foundation
import Geometry
import Motion

/// How an animation's time passes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: UnitCurve

  public init(name: CAMediaTimingFunctionName) { curve = name.curve }

  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    curve = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(x1), y: CGFloat(y1)),
      endControlPoint: UnitPoint(x: CGFloat(x2), y: CGFloat(y2)))
  }
}

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let curve: UnitCurve

  public static let linear = CAMediaTimingFunctionName(curve: .linear)
  public static let easeIn = CAMediaTimingFunctionName(curve: .easeIn)
  public static let easeOut = CAMediaTimingFunctionName(curve: .easeOut)
  public static let easeInEaseOut = CAMediaTimingFunctionName(curve: .easeInOut)
  /// What layers move with by themselves.
  public static let `default` = CAMediaTimingFunctionName(
    curve: .bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)))
}
