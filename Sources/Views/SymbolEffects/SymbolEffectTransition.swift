import Motion

/// A symbol effect that brings a view in and takes it away.
///
/// - Matches: documentation only; the amounts are ours (K14).
public struct SymbolEffectTransition: Transition {
  private let motion: SymbolEffectConfiguration.Motion

  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    motion = effect.configuration.motion
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : awayScale)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private var awayScale: Double {
    switch motion {
    case .appear(let up?), .disappear(let up?): up ? 1.3 : 0.7
    case .automatic: 0.7
    default: 1
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
