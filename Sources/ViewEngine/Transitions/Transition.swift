import Motion

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted: what the view animates from.
  case willAppear
  /// There.
  case identity
  /// Removed: what the view animates to.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view changes as it comes and goes: its content with modifiers that depend on the phase.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition by hand.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: PropertiesWithin(self), phase: phase))
  }
}

public struct TransitionProperties: Sendable {
  /// Whether something moves; transitions without motion stay as they are under Reduce Motion.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that a transition is applied to, as its `body(content:phase:)` sees it.
public struct PlaceholderContentView<T: Transition>: View {
  nonisolated init() {}

  public var body: some View { _ViewModifier_Content<AppliedTransition<T>>() }
}

extension PlaceholderContentView: StandsForContent {}

/// The transition's `@Environment` and `@State` are those of the place where it is applied.
struct AppliedTransition<T: Transition>: ViewModifier {
  let transition: PropertiesWithin<T>
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.owner.body(content: PlaceholderContentView<T>(), phase: phase)
  }
}

extension View {
  /// Says how the view comes and goes when its container inserts or removes it.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }

  @_disfavoredOverload
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}

struct TransitionModifier: TraitModifier {
  let transition: AnyTransition

  func apply(to traits: inout Traits) { traits.transition = transition }
}

extension Traits {
  /// How the view comes and goes; nil where it does not say.
  package var transition: AnyTransition? {
    get { others[ObjectIdentifier(TransitionModifier.self)] as? AnyTransition }
    set { others[ObjectIdentifier(TransitionModifier.self)] = newValue }
  }
}
