import Foundation
import Motion
import OpenCombine

extension View {
  /// Runs before the view's first frame.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: action, disappear: nil))
  }

  /// Runs once the view is gone, after its removal transition.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(appear: nil, disappear: action))
  }

  /// Runs with what a publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Runs when a value differs from that of the update before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsInitially: initial, action: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, runsInitially: initial) { _, _ in action() })
  }

  @available(*, deprecated, message: "Use an action with two parameters or none.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, runsInitially: false) { _, new in action(new) })
  }

  /// Runs an asynchronous action while the view is there; its sleeps pass on the clip's clock.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, action: action))
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, action: action))
  }
}

/// A modifier whose node does something when it comes, changes and goes.
///
/// What it keeps belongs to the node, so it must not keep the node or the graph in turn: both would
/// never be released.
@MainActor
package protocol ObservingModifier: ViewModifier, PrimitiveModifier where Body == Never {
  associatedtype Kept
  func appeared(in node: Node) -> Kept
  func updated(_ kept: inout Kept, from old: Self, in node: Node)
  func disappeared(_ kept: Kept, from node: Node)
}

extension ObservingModifier {
  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    ObservingNode(self, content: content, parent: parent, environment: environment)
  }
}

/// An observing modifier for which a view that is kept off screen has disappeared.
@MainActor
protocol ScreenModifier: ObservingModifier {}

final class ObservingNode<Modifier: ObservingModifier>: PassthroughNode {
  private var current: Modifier
  private var kept: Modifier.Kept?

  init(_ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues) {
    current = modifier
    super.init(modifier: modifier, content: content, parent: parent, environment: environment)
    kept = modifier.appeared(in: self)
  }

  override func willReplace(_ old: any ViewModifier, with new: any ViewModifier) {
    guard let new = new as? Modifier else { return }
    let before = current
    current = new
    guard var kept else { return }
    new.updated(&kept, from: before, in: self)
    self.kept = kept
  }

  override func noteOnScreen(_ isOnScreen: Bool) {
    guard current is any ScreenModifier else { return }
    if !isOnScreen, let left = kept {
      current.disappeared(left, from: self)
      kept = nil
    } else if isOnScreen, kept == nil {
      kept = current.appeared(in: self)
    }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    if let kept { current.disappeared(kept, from: self) }
    kept = nil
  }
}

struct LifecycleModifier: ScreenModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func appeared(in node: Node) {
    if let appear { node.graph.afterUpdate(appear) }
  }

  func updated(_ kept: inout Void, from old: Self, in node: Node) {}

  func disappeared(_ kept: Void, from node: Node) {
    if let disappear { node.graph.afterUpdate(disappear) }
  }
}

struct ReceiveModifier<P: Publisher>: ObservingModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The latest action, for a subscription that outlives the view value.
  final class Subscription {
    var action: (P.Output) -> Void
    var cancellable: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) {
      self.action = action
    }
  }

  func appeared(in node: Node) -> Subscription {
    let subscription = Subscription(action)
    subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action($0) }
    return subscription
  }

  func updated(_ kept: inout Subscription, from old: Self, in node: Node) {
    kept.action = action
  }

  func disappeared(_ kept: Subscription, from node: Node) {
    kept.cancellable = nil
  }
}

struct ChangeModifier<Value: Equatable>: ObservingModifier {
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func appeared(in node: Node) {
    if runsInitially { node.graph.afterUpdate { action(value, value) } }
  }

  func updated(_ kept: inout Void, from old: Self, in node: Node) {
    guard old.value != value else { return }
    node.graph.afterUpdate { action(old.value, value) }
  }

  func disappeared(_ kept: Void, from node: Node) {}
}

struct TaskModifier<ID: Equatable>: ScreenModifier {
  let id: ID
  let action: @MainActor () async -> Void

  func appeared(in node: Node) -> Task<Void, Never> {
    Task { @MainActor in await action() }
  }

  func updated(_ kept: inout Task<Void, Never>, from old: Self, in node: Node) {
    guard old.id != id else { return }
    kept.cancel()
    kept = Task { @MainActor in await action() }
  }

  func disappeared(_ kept: Task<Void, Never>, from node: Node) {
    kept.cancel()
  }
}
