import Geometry
import Motion

/// The symbol jumps up once and comes back.
public struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce(up: true))

  public var up: Self { with(.bounce(up: true)) }
  public var down: Self { with(.bounce(up: false)) }
}

/// The symbol's opacity goes down and up again.
public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)
}

/// The symbol's steps light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var isCumulative = true
  private var isReversing = false
  private var hidesInactive = false

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(
      .variableColor(
        cumulative: isCumulative, reversing: isReversing, hidesInactive: hidesInactive))
  }

  public var cumulative: Self { change { $0.isCumulative = true } }
  public var iterative: Self { change { $0.isCumulative = false } }
  public var reversing: Self { change { $0.isReversing = true } }
  public var nonReversing: Self { change { $0.isReversing = false } }
  public var hideInactiveLayers: Self { change { $0.hidesInactive = true } }
  public var dimInactiveLayers: Self { change { $0.hidesInactive = false } }

  private func change(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
}

/// The symbol stays larger, or smaller, for as long as the effect is active.
public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.scale(up: true))

  public var up: Self { with(.scale(up: true)) }
  public var down: Self { with(.scale(up: false)) }
}

/// The symbol comes into sight; while the effect is not active it is there.
public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.appear(up: nil))

  public var up: Self { with(.appear(up: true)) }
  public var down: Self { with(.appear(up: false)) }
}

/// The symbol goes out of sight and keeps its place.
public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear(up: nil))

  public var up: Self { with(.disappear(up: true)) }
  public var down: Self { with(.disappear(up: false)) }
}

/// The symbol sways to and fro.
public struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  enum Direction: Hashable, Sendable {
    case turn(clockwise: Bool)
    /// Radians, clockwise from the +x axis.
    case shift(angle: Double)
  }

  public internal(set) var configuration = SymbolEffectConfiguration(
    .wiggle(.turn(clockwise: true)))

  public var clockwise: Self { with(.wiggle(.turn(clockwise: true))) }
  public var counterClockwise: Self { with(.wiggle(.turn(clockwise: false))) }
  public var left: Self { with(.wiggle(.shift(angle: .pi))) }
  public var right: Self { with(.wiggle(.shift(angle: 0))) }
  public var up: Self { with(.wiggle(.shift(angle: -.pi / 2))) }
  public var down: Self { with(.wiggle(.shift(angle: .pi / 2))) }
  public var backward: Self { left }
  public var forward: Self { right }

  public func custom(angle: Angle) -> Self { with(.wiggle(.shift(angle: angle.radians))) }
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }
}

/// The symbol turns round.
public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate(clockwise: true))

  public var clockwise: Self { with(.rotate(clockwise: true)) }
  public var counterClockwise: Self { with(.rotate(clockwise: false)) }
}

/// The symbol swells and shrinks again, slowly.
public struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe(fades: false))

  public var plain: Self { with(.breathe(fades: false)) }
  public var pulse: Self { with(.breathe(fades: true)) }
}

/// One symbol makes way for another.
public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

  public var downUp: Self { with(.downUp) }
  public var upUp: Self { with(.upUp) }
  public var offUp: Self { with(.offUp) }

  /// Parts that both symbols share are not told apart: the fallback is shown.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }

  private func with(_ replacement: SymbolReplacement) -> Self {
    var effect = self
    effect.configuration.replacement = replacement
    return effect
  }
}

/// The effect that suits the place: as a transition, appearing and disappearing.
public struct AutomaticSymbolEffect: ConfiguredSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
