import Motion

/// A motion of a symbol. The built-in ones are static members: `.bounce`, `.pulse.byLayer` …
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that brings a view in or takes it away.
public protocol TransitionSymbolEffect {}

/// An effect that replaces one symbol by another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, whatever its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    case automatic
    case bounce(up: Bool)
    case pulse
    case variableColor(VariableColorMotion)
    case scale(up: Bool)
    /// Towards a larger or a smaller size while vanishing; nil keeps the size.
    case appear(up: Bool?)
    case disappear(up: Bool?)
    case wiggle(WiggleSymbolEffect.Direction)
    case rotate(clockwise: Bool)
    case breathe(fades: Bool)
    case replace
    /// Into and out of sight along the symbol; backwards from its end.
    case draw(fromEnd: Bool)
  }

  enum Layers: Hashable, Sendable { case automatic, together, oneByOne }

  var motion: Motion
  var replacement = SymbolReplacement.downUp
  var layers = Layers.automatic

  init(_ motion: Motion) {
    self.motion = motion
  }

  /// Whether the parts of a symbol that has several do it one after the other.
  var isByLayer: Bool {
    switch (motion, layers) {
    case (.variableColor, _): true
    // A part would turn about the middle of the symbol, away from the others.
    case (.rotate, _), (.replace, _), (.automatic, _): false
    case (_, .oneByOne): true
    case (_, .together): false
    case (.bounce, _), (.scale, _), (.appear, _), (.disappear, _), (.draw, _): true
    case (.pulse, _), (.wiggle, _), (.breathe, _): false
    }
  }
}
