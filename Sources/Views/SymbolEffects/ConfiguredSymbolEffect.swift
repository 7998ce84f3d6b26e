/// An effect that is nothing but its configuration.
protocol ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
  /// The whole symbol moves as one.
  public var wholeSymbol: Self { self }
  /// The symbol's layers move one after the other; the artwork has one.
  public var byLayer: Self { self }

  func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }
}
