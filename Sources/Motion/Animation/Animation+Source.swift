import Foundation
import Wording

extension Animation {
  /// As SwiftUI code: `.spring(duration: 0.5, bounce: 0.2).delay(1)`; of an animation that is not
  /// SwiftUI's, its type.
  package var source: String {
    if let name = Self.named.first(where: { $0.animation == self })?.name { return name }
    switch base {
    case let curve as BezierAnimation: return Self.source(of: curve)
    case let curve as UnitCurveAnimation:
      return ".timingCurve(\(curve.curve.source), duration: \(Self.number(curve.duration)))"
    case let spring as FluidSpringAnimation: return Self.source(of: spring)
    case let spring as InterpolatingSpringAnimation: return Self.source(of: spring)
    case let delayed as DelayAnimation:
      return "\(delayed.base.source).delay(\(Self.number(delayed.delay)))"
    case let faster as SpeedAnimation:
      return "\(faster.base.source).speed(\(Self.number(faster.speed)))"
    case let repeated as RepeatAnimation:
      let reverses = repeated.autoreverses ? "" : "autoreverses: false"
      guard let count = repeated.count else {
        return "\(repeated.base.source).repeatForever(\(reverses))"
      }
      return
        "\(repeated.base.source).repeatCount(\(count)\(reverses.isEmpty ? "" : ", \(reverses)"))"
    case let early as LogicalCompletionAnimation:
      return "\(early.base.source).logicallyComplete(after: \(Self.number(early.duration)))"
    case let combined as CombinedAnimation: return combined.newest.source
    default: return String(describing: type(of: base))
    }
  }

  /// Those that people write without a number.
  private static let named: [(animation: Animation, name: String)] = [
    (.default, ".default"), (.spring, ".spring"), (.snappy, ".snappy"), (.bouncy, ".bouncy"),
    (.interactiveSpring, ".interactiveSpring"), (.interpolatingSpring, ".interpolatingSpring"),
    (.linear, ".linear"), (.easeIn, ".easeIn"), (.easeOut, ".easeOut"),
    (.easeInOut, ".easeInOut"),
  ]

  private static func source(of curve: BezierAnimation) -> String {
    let names: [(curve: CubicBezier, name: String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    let duration = "duration: \(number(curve.duration))"
    if let name = names.first(where: { $0.curve == curve.curve })?.name {
      return ".\(name)(\(duration))"
    }
    let points = [curve.curve.x1, curve.curve.y1, curve.curve.x2, curve.curve.y2]
    return ".timingCurve(\(points.map(number).joined(separator: ", ")), \(duration))"
  }

  private static func source(of spring: FluidSpringAnimation) -> String {
    let ratio = spring.dampingFraction
    let blend =
      spring.blendDuration == 0 ? "" : ", blendDuration: \(number(spring.blendDuration))"
    // Above 1 a ratio is written as a bounce below 0.
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    return ".spring(duration: \(number(spring.response)), bounce: \(number(bounce))\(blend))"
  }

  private static func source(of spring: InterpolatingSpringAnimation) -> String {
    let mass = spring.mass == 1 ? "" : "mass: \(number(spring.mass)), "
    let velocity =
      spring.initialVelocity == 0 ? "" : ", initialVelocity: \(number(spring.initialVelocity))"
    return ".interpolatingSpring(\(mass)stiffness: \(number(spring.stiffness)), "
      + "damping: \(number(spring.damping))\(velocity))"
  }

  static func number(_ value: Double) -> String { value.written(decimals: 3) }
}

extension UnitCurve {
  fileprivate var source: String {
    switch function {
    case .linear: return ".linear"
    case .circularIn: return ".circularEaseIn"
    case .circularOut: return ".circularEaseOut"
    case .circularInOut: return ".circularEaseInOut"
    case .bezier(.easeIn): return ".easeIn"
    case .bezier(.easeOut): return ".easeOut"
    case .bezier(.easeInOut): return ".easeInOut"
    case .bezier(let curve):
      let points = [(curve.x1, curve.y1), (curve.x2, curve.y2)].map {
        "UnitPoint(x: \(Animation.number($0)), y: \(Animation.number($1)))"
      }
      return ".bezier(startControlPoint: \(points[0]), endControlPoint: \(points[1]))"
    }
  }
}
