import Foundation
import Geometry
import Motion

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  public var keyPath: String?
  public var isAdditive = false
  public var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  func set(_ value: Any?, in look: inout LayerLook) {
    guard let keyPath, let value else { return }
    let base = look.value(keyPath)
    look.set(isAdditive ? LayerValue.sum(base, value) : value, for: keyPath)
  }
}

/// From one value of a property to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    guard let keyPath else { return }
    let model = look.value(keyPath)
    let from =
      fromValue
      ?? (byValue != nil && toValue != nil ? LayerValue.difference(toValue, byValue) : model)
    let to = toValue ?? (byValue != nil ? LayerValue.sum(from, byValue) : model)
    set(LayerValue.between(from, to, at: progress), in: &look)
  }
}

/// As a spring brings it there.
public final class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  public var mass: CGFloat = 1
  public var stiffness: CGFloat = 100
  public var damping: CGFloat = 10
  public var initialVelocity: CGFloat = 0

  /// Seconds until it is at rest.
  public var settlingDuration: CFTimeInterval {
    Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let way = spring.value(
      target: 1.0, initialVelocity: Double(initialVelocity), time: seconds)
    super.apply(way, seconds: seconds, to: &look)
  }
}

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
    guard rotationMode != nil,
      let before = path.trimmedPath(from: 0, to: max(5e-5, part - 0.01)).currentPoint
    else { return }
    look.set(atan2(point.y - before.y, point.x - before.x), for: "transform.rotation.z")
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

/// Several animations at once.
public final class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  public var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  /// What has no duration of its own has the group's.
  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(at: progress * duration, begin: animation.beginTime, to: &look)
    }
  }
}
