/// An effect that is nothing but its configuration.
protocol ConfiguredSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ConfiguredSymbolEffect {
  func with(_ motion: SymbolEffectConfiguration.Motion) -> Self {
    var effect = self
    effect.configuration.motion = motion
    return effect
  }

  func with(_ layers: SymbolEffectConfiguration.Layers) -> Self {
    var effect = self
    effect.configuration.layers = layers
    return effect
  }
}
