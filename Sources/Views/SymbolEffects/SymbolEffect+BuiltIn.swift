import Geometry
import Motion

/// The symbol jumps up once and comes back.
public struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce(up: true))

  public var up: Self { with(.bounce(up: true)) }
  public var down: Self { with(.bounce(up: false)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol's opacity goes down and up again.
public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol's steps light up one after the other; a symbol of one piece stays as it is.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  private var motion = VariableColorMotion()

  init() {}

  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.variableColor(motion))
  }

  public var cumulative: Self { with { $0.cumulative = true } }
  public var iterative: Self { with { $0.cumulative = false } }
  public var reversing: Self { with { $0.reversing = true } }
  public var nonReversing: Self { with { $0.reversing = false } }
  public var hideInactiveLayers: Self { with { $0.hidesInactive = true } }
  public var dimInactiveLayers: Self { with { $0.hidesInactive = false } }

  private func with(_ change: (inout VariableColorMotion) -> Void) -> Self {
    var effect = self
    change(&effect.motion)
    return effect
  }
}

/// The symbol stays larger, or smaller, for as long as the effect is active.
public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.scale(up: true))

  public var up: Self { with(.scale(up: true)) }
  public var down: Self { with(.scale(up: false)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol comes into sight; while the effect is not active it is there.
public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.appear(up: nil))

  public var up: Self { with(.appear(up: true)) }
  public var down: Self { with(.appear(up: false)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol goes out of sight and keeps its place.
public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear(up: nil))

  public var up: Self { with(.disappear(up: true)) }
  public var down: Self { with(.disappear(up: false)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
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

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol turns round.
public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate(clockwise: true))

  public var clockwise: Self { with(.rotate(clockwise: true)) }
  public var counterClockwise: Self { with(.rotate(clockwise: false)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// The symbol swells and shrinks again, slowly.
public struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe(fades: false))

  public var plain: Self { with(.breathe(fades: false)) }
  public var pulse: Self { with(.breathe(fades: true)) }

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
}

/// One symbol makes way for another.
public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)

  /// For where only this effect is asked for, as a fallback is: `.magic(fallback: .downUp)`.
  public static var downUp: Self { Self().downUp }
  public static var upUp: Self { Self().upUp }
  public static var offUp: Self { Self().offUp }

  public var downUp: Self { with(.downUp) }
  public var upUp: Self { with(.upUp) }
  public var offUp: Self { with(.offUp) }

  /// Plays the fallback.
  ///
  /// Magic replacement keeps what both symbols share and draws slashes and badges on. How it is
  /// drawn is Apple's own and unpublished, and so are the parts that symbols have in common;
  /// SwiftUI too plays the fallback where two symbols share nothing.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }

  /// Symbols replace each other as a whole; their artwork need not have layers in common.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

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
