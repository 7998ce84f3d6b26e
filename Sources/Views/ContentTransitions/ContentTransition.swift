import Motion
import ViewEngine

/// How a text or an image goes over to new content without being exchanged for another view.
///
/// Acts only inside an animated transaction; without one the new content is there at once. Symbol
/// effects alone bring an animation of their own.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, identity, opacity, interpolate
    case numericText(NumericDirection)
    case symbolEffect(SymbolReplacement, SymbolEffectOptions)
  }

  /// What decides which way digits roll.
  enum NumericDirection: Equatable, Sendable {
    case fixed(countsDown: Bool)
    case value(Double)
  }

  let kind: Kind

  /// The new content is there at once, even inside `withAnimation`.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The same glyphs travel, grow and change their weight and colour; other content fades over.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls the characters that differ: down, or up when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(.fixed(countsDown: countsDown)))
  }

  /// Rolls the characters that differ: down when the value grows, up when it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(.value(value)))
  }

  /// One symbol makes way for another; texts stay as they are by default.
  public static let symbolEffect = ContentTransition(
    kind: .symbolEffect(.downUp, .default))

  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration.replacement, options))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { ContentTransition(kind: .automatic) }
}

private enum DrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// - Note: Accepted: transitions look the same either way.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How texts and images inside go over to new content when it changes with an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
