import Foundation
import Geometry

/// How the effects that run in cycles move a symbol.
///
/// - Matches: bounce and pulse, SwiftUI on iOS 17. A bounce was measured on a recording
///   (TransitionSymbolEffect) of a 34-point symbol: it grows and shrinks about its centre and is not
///   lifted (rule `bounce-curve`). A pulse was measured on SymbolEffect: one cosine of 2 s, down to
///   0.3 (rule `pulse-curve`). The others follow the documentation; their amounts and times are
///   ours (rule `symbol-effect-amounts`).
enum SymbolMotion {
  /// Seconds of one run at the effect's own speed.
  static func duration(of motion: SymbolEffectConfiguration.Motion) -> Double {
    switch motion {
    case .bounce: bounce.last?.time ?? 0
    case .pulse: 2
    case .wiggle: 0.9
    case .rotate: 1.2
    case .breathe: 1.8
    case .variableColor, .scale, .appear, .disappear, .replace, .automatic, .draw: 0
    }
  }

  /// Seconds that a layer is behind the one below it.
  static let stagger = 0.06

  /// - Parameters:
  ///   - time: Seconds since the run began, at the effect's own speed.
  ///   - continuous: One run follows the other without a rest.
  static func look(
    of motion: SymbolEffectConfiguration.Motion, at time: Double, continuous: Bool = false
  ) -> SymbolLook {
    let duration = duration(of: motion)
    guard duration > 0, time > 0, time < duration else { return .plain }
    let part = time / duration
    /// 0 at both ends of the run, 1 in its middle.
    let swell = (1 - cos(2 * .pi * part)) / 2
    switch motion {
    case .bounce(let up):
      let change = bounceScale(at: time) - 1
      return SymbolLook(scale: 1 + (up ? change : -change * downwardShare))
    case .pulse:
      return SymbolLook(opacity: 1 - (1 - faintestPulse) * swell)
    case .wiggle(let direction):
      // Three swings that die away.
      let swing = sin(2 * .pi * 3 * part) * (1 - part)
      switch direction {
      case .turn(let clockwise):
        return SymbolLook(rotation: (clockwise ? 1 : -1) * wiggleAngle * swing)
      case .shift(let angle):
        let distance = wiggleShift * swing
        return SymbolLook(
          offset: CGSize(width: cos(angle) * distance, height: sin(angle) * distance))
      }
    case .rotate(let clockwise):
      return SymbolLook(
        rotation: (clockwise ? 1 : -1) * 2 * .pi * (continuous ? part : eased(part)))
    case .breathe(let fades):
      return SymbolLook(
        scale: 1 + breathScale * swell, opacity: fades ? 1 - (1 - faintestBreath) * (1 - swell) : 1)
    case .variableColor, .scale, .appear, .disappear, .replace, .automatic, .draw:
      return .plain
    }
  }

  // MARK: Effects that hold

  /// - Parameter amount: 0 without, 1 with the effect; springs overshoot.
  static func scaled(_ amount: Double, up: Bool) -> SymbolLook {
    SymbolLook(scale: 1 + (up ? 0.25 : -0.2) * amount)
  }

  /// - Parameters:
  ///   - amount: 0 there, 1 gone.
  ///   - up: Towards a larger or a smaller size; nil keeps it.
  static func vanished(_ amount: Double, up: Bool?) -> SymbolLook {
    let scale = up.map { $0 ? 1.3 : 0.6 } ?? 1
    return SymbolLook(
      scale: 1 + (scale - 1) * amount, opacity: min(max(1 - amount, 0), 1))
  }

  /// A symbol of which an amount is drawn, 0…1.
  static func drawn(_ amount: Double, fromEnd: Bool) -> SymbolLook {
    var look = SymbolLook()
    look.drawn = min(max(amount, 0), 1)
    look.isDrawnFromEnd = fromEnd
    return look
  }

  private static let faintestPulse = 0.3
  private static let faintestBreath = 0.4
  private static let wiggleAngle = 10 * Double.pi / 180
  /// Of the symbol's size.
  private static let wiggleShift = 0.12
  private static let breathScale = 0.12
  /// A bounce down goes less far than one up.
  private static let downwardShare = 0.8

  // MARK: Bounce

  /// Turning points of the width: 91 px at rest, 114 at most, 83 at least, in frames of 1/60 s
  /// after the first that moved: 0, 11, 24.5, 38. Between them the recording follows half a cosine.
  private static let bounce: [(time: Double, scale: Double)] = [
    (0, 1), (0.183, 1.253), (0.405, 0.912), (0.633, 1),
  ]

  private static func bounceScale(at time: Double) -> Double {
    guard let next = bounce.firstIndex(where: { $0.time > time }), next > 0 else { return 1 }
    let (from, to) = (bounce[next - 1], bounce[next])
    return from.scale
      + (to.scale - from.scale) * eased((time - from.time) / (to.time - from.time))
  }

  private static func eased(_ part: Double) -> Double { (1 - cos(.pi * part)) / 2 }
}
