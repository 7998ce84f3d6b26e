import ViewEngine

/// Blurs, fades and scales a little, for a view that replaces another.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (TransitionBlurReplace;
///   rule `blur-replace-transition`).
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    /// The scale at the end of a removal.
    let removalScale: Double

    /// Grows in and shrinks out.
    public static let downUp = Configuration(removalScale: BlurReplaceTransition.smallerScale)
    /// Grows in and grows on.
    public static let upUp = Configuration(removalScale: BlurReplaceTransition.largerScale)
  }

  nonisolated static let blurRadius = 7.0
  nonisolated static let smallerScale = 0.9
  nonisolated static let largerScale = 1.1

  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : Self.blurRadius)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: Self.smallerScale
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension AnyTransition {
  public static var blurReplace: AnyTransition { blurReplace(.downUp) }

  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp)
    -> AnyTransition
  {
    AnyTransition(BlurReplaceTransition(configuration: configuration))
  }
}
