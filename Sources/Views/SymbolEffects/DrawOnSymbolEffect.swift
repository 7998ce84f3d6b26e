/// The symbol is drawn as if by a pen: while the effect is active it is not there.
///
/// - Matches: documentation only. The artwork knows no strokes: it comes into sight from its leading
///   side, layer by layer.
public struct DrawOnSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(.draw(fromEnd: false))

  public var byLayer: Self { with(.oneByOne) }
  public var wholeSymbol: Self { with(.together) }
  public var individually: Self { with(.oneByOne) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}
