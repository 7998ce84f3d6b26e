import Foundation

/// A damped oscillator in closed form: its value at any time needs no earlier one.
///
///     Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.3)   // ≈ 1.034, overshooting
///
/// - Units: seconds; mass, stiffness and damping in units that belong together.
/// - Matches: SwiftUI (values asserted against it by others).
public struct Spring: Hashable, Sendable {
  /// √|ω₀² − d²|, negative for an overdamped spring, 0 for a critically damped one.
  let angularFrequency: Double
  /// How fast the oscillation dies away, d in e^(−d·t).
  let decay: Double
  /// 1, unless the spring was made with another.
  public let mass: Double

  init(angularFrequency: Double, decay: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    self.decay = decay
    self.mass = mass
  }

  /// - Parameters:
  ///   - duration: The time of one oscillation if nothing damped it; how long the motion seems.
  ///   - bounce: 0 does not overshoot, 1 never stops, below 0 is slower than needed (above −1).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: Seconds of one oscillation if nothing damped it, above 0.
  ///   - dampingRatio: 0 never stops, 1 does not overshoot, above 1 is slower than needed.
  public init(response: Double, dampingRatio: Double) {
    let natural = 2 * .pi / response
    let tuning = abs(1 - dampingRatio * dampingRatio).squareRoot()
    // Without a response the frequency is infinite, and 0 of it is none.
    let frequency = tuning == 0 ? 0 : tuning * natural
    self.init(
      angularFrequency: dampingRatio > 1 ? -frequency : frequency,
      decay: dampingRatio * natural, mass: 1)
  }

  /// - Parameter allowOverDamping: False turns an overdamped spring into a critically damped one.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    if decay == .infinity {
      // What has no response is there at once, however it is damped.
      self.init(angularFrequency: 0, decay: decay, mass: mass)
      return
    }
    if decay > natural && !allowOverDamping {
      self.init(angularFrequency: 0, decay: natural, mass: mass)
      return
    }
    let frequency = abs(stiffness / mass - decay * decay).squareRoot()
    self.init(
      angularFrequency: decay > natural ? -frequency : frequency, decay: decay, mass: mass)
  }

  /// A spring that comes to within `epsilon` of its target at a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Held to 0.01…10 s.
  ///   - dampingRatio: Held to above 0 and at most 1.
  public init(
    settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001
  ) {
    let ratio = max(.ulpOfOne, min(1, dampingRatio))
    let duration = max(0.01, min(10, settlingDuration))
    let decay = Spring.decay(settlingIn: duration, isCritical: ratio == 1, epsilon: epsilon)
    let natural = decay / ratio
    self.init(
      angularFrequency: (1 - ratio * ratio).squareRoot() * natural, decay: decay, mass: 1)
  }

  /// Seconds the motion seems to take: ``response`` by another name.
  public var duration: TimeInterval { response }

  /// 2π over the undamped frequency, in seconds.
  public var response: Double {
    if decay == .infinity { return 0 }
    return 2 * .pi / (decay * decay + angularFrequency * abs(angularFrequency)).squareRoot()
  }

  /// 0 never stops, 1 does not overshoot, above 1 is slower than needed (rule `bounce-to-damping`).
  public var dampingRatio: Double { decay * response / (2 * .pi) }

  /// 1 never stops, 0 does not overshoot, below 0 is slower than needed (rule `bounce-to-damping`).
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// How strongly the target pulls, per unit of the way to it.
  public var stiffness: Double {
    if decay == .infinity { return .infinity }
    return mass * (decay * decay + angularFrequency * abs(angularFrequency))
  }

  /// How strongly the motion is held back, per unit of its speed.
  public var damping: Double { 2 * decay * mass }

  /// The damping ratio of a bounce; not a number below −1.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce >= -1 ? 1 / (1 + bounce) : .nan
  }
}

extension Spring {
  /// 0.5 s and no bounce (rule `spring-factories`).
  public static var smooth: Spring { smooth() }
  /// 0.5 s and a bounce of 0.15 (rule `spring-factories`).
  public static var snappy: Spring { snappy() }
  /// 0.5 s and a bounce of 0.3 (rule `spring-factories`).
  public static var bouncy: Spring { bouncy() }

  /// Seconds the motion seems to take, and the whole bounce: 0 does not overshoot, 1 never stops.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Seconds the motion seems to take, and what is added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Seconds the motion seems to take, and what is added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
