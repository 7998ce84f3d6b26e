import Foundation
import Geometry
import Motion

/// Through several values of a property, or along a path.
public final class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public var timingFunctions: [CAMediaTimingFunction]?
  public var path: CGPath?
  public var calculationMode = CAAnimationCalculationMode.linear
  public var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    path = other.path
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    if let path { return follow(path, at: progress, &look) }
    guard let values, let first = values.first else { return }
    let last = values.count - 1
    guard last > 0 else { return set(first, in: &look) }
    if calculationMode == .discrete {
      return set(
        values[min(last, max(0, Int(nearest: (progress * Double(values.count)).rounded(.down))))],
        in: &look)
    }
    let times = keyTimes.map { $0.map(\.doubleValue) } ?? []
    func time(_ index: Int) -> Double {
      times.count == values.count && calculationMode != .paced
        ? times[index] : Double(index) / Double(last)
    }
    let index = (0..<last).last { time($0) <= progress } ?? 0
    let span = time(index + 1) - time(index)
    var part = span > 0 ? max(0, min(1, (progress - time(index)) / span)) : 1
    if let functions = timingFunctions, index < functions.count {
      part = functions[index].curve.value(at: part)
    }
    set(LayerValue.between(values[index], values[index + 1], at: part), in: &look)
  }

  private func follow(_ path: CGPath, at progress: Double, _ look: inout LayerLook) {
    let part = max(1e-4, min(1, progress))
    guard let point = path.trimmedPath(from: 0, to: part).currentPoint else { return }
    set(point, in: &look)
    guard let rotationMode,
      let before = path.trimmedPath(from: 0, to: max(5e-5, part - 0.01)).currentPoint
    else { return }
    let ahead = atan2(point.y - before.y, point.x - before.x)
    look.set(rotationMode == .rotateAutoReverse ? ahead + .pi : ahead, for: "transform.rotation.z")
  }
}

public struct CAAnimationCalculationMode: Hashable, Sendable {
  private let name: String

  public static let linear = CAAnimationCalculationMode(name: "linear")
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  public static let paced = CAAnimationCalculationMode(name: "paced")
  /// As linear.
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
  /// As paced.
  public static let cubicPaced = paced
}

public struct CAAnimationRotationMode: Hashable, Sendable {
  private let name: String

  public static let rotateAuto = CAAnimationRotationMode(name: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(name: "autoReverse")
}
