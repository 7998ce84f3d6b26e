/// What an animation sees besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Kept between frames for this value.
  public var state: AnimationState<Value>

  /// Whether the animation seems over although it still runs. It starts false; once it was true,
  /// completions that wait for `.logicallyComplete` are called.
  public var isLogicallyComplete: Bool

  private let environmentValues: EnvironmentValues

  /// Not yet logically complete.
  package init(state: AnimationState<Value>, environment: EnvironmentValues) {
    self.state = state
    environmentValues = environment
    isLogicallyComplete = false
  }

  /// The environment of the view that the value belongs to, when the animation began.
  public var environment: EnvironmentValues { environmentValues }

  /// This context for another value's state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}
