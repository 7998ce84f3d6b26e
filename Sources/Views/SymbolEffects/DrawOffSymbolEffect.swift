/// The symbol is taken back as it was drawn: while the effect is active it is not there.
///
/// - Matches: documentation only, as ``DrawOnSymbolEffect``.
public struct DrawOffSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.draw(fromEnd: true))

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
  public var individually: Self { with(.oneByOne) }
  public var reversed: Self { with(.draw(fromEnd: false)) }
  public var nonReversed: Self { with(.draw(fromEnd: true)) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}
