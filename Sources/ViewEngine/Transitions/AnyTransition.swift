import Motion

/// A transition whose type is erased; the built-in ones are its static members.
public struct AnyTransition: @unchecked Sendable {
  private let apply: @MainActor (any View, TransitionPhase) -> any View
  package let hasMotion: Bool
  /// Known to change nothing: its view is gone before anything else happens.
  let isIdentity: Bool
  /// The type of what is erased; nil where it was put together of others.
  private let erasedType: Any.Type?
  private let origin = Origin()

  /// What copies have in common.
  private final class Origin: Sendable {}

  nonisolated public init<T: Transition>(_ transition: T) {
    hasMotion = T.properties.hasMotion
    isIdentity = T.self == IdentityTransition.self
    erasedType = T.self
    apply = { view, phase in
      @MainActor func applied<V: View>(_ view: V) -> any View {
        transition.apply(content: view, phase: phase)
      }
      return applied(view)
    }
  }

  package init(hasMotion: Bool, apply: @escaping @MainActor (any View, TransitionPhase) -> any View)
  {
    self.hasMotion = hasMotion
    isIdentity = false
    erasedType = nil
    self.apply = apply
  }

  @MainActor
  package func applied(to view: any View, phase: TransitionPhase) -> any View {
    apply(view, phase)
  }

  /// Whether one is a copy of the other, so that they do the same.
  func isCopy(of other: AnyTransition) -> Bool { origin === other.origin }

  /// Whether both are known to give bodies of one type.
  func hasSameErasedType(as other: AnyTransition) -> Bool {
    erasedType != nil && erasedType == other.erasedType
  }
}
