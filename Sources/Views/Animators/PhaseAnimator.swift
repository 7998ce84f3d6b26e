import Motion
import ViewEngine

/// Shows its content in one phase after another, each reached with an animation.
///
/// The first phase is shown at once. Without a trigger the phases follow each other for as long as
/// the view is there; with one, each change of it runs through them once, back to the first.
///
/// - Matches: documentation, and what others observed (rules `phase-animator-cycles`,
///   `phase-trigger-runs-one-round`, `phase-step-ends-logically`).
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// - Parameters:
  ///   - phases: At least one.
  ///   - animation: How to go to a phase; nil jumps.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: PhaseTrigger(trigger), content: content,
      animation: animation)
  }

  private init(
    phases: [Phase], trigger: PhaseTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    if phases.isEmpty { fatalError("PhaseAnimator was given no phases; give it at least one.") }
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .modifier(
        PhaseCycleModifier(
          count: phases.count, trigger: trigger, animation: { animation(phases[$0]) },
          setIndex: { index = $0 }))
  }
}

extension View {
  /// Shows the view in one phase after another for as long as it is there.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (AnimatorContent<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(AnimatorContent(content: self), $0) },
      animation: animation)
  }

  /// Runs the view through the phases once whenever the trigger changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnimatorContent<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(AnimatorContent(content: self), $0) },
      animation: animation)
  }
}

/// A value of any type that starts something when it changes.
struct PhaseTrigger: Equatable {
  private let isSame: (Any) -> Bool
  private let value: Any

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool { a.isSame(b.value) }
}
