import Motion
import ViewEngine

/// A symbol effect that brings symbols in and takes them away; other views inside come and go at
/// once.
///
/// - Matches: documentation only (rule `symbol-transition-moves-symbols`);
///   the amounts are ours (rule `symbol-effect-amounts`).
public struct SymbolEffectTransition: Transition {
  private let motion: SymbolEffectConfiguration.Motion
  private let options: SymbolEffectOptions

  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    motion = effect.configuration.motion
    self.options = options
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      SymbolAbsence(
        isAway: !phase.isIdentity, growing: growing, drawing: drawing, speed: options.speedFactor))
  }

  /// For a symbol that is drawn, whether from its end.
  private var drawing: Bool? {
    if case .draw(let fromEnd) = motion { fromEnd } else { nil }
  }

  /// The direction in which a symbol vanishes; nil keeps its size.
  private var growing: Bool? {
    switch motion {
    case .appear(let up), .disappear(let up): up
    default: false
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  public static var symbolEffect: AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: .automatic))
  }

  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
