import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Evaluates a keyframe animator's content with the value of each frame.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: Node, Ticking
where Path.Value == Value {
  private var animator: KeyframeAnimator<Value, Path, Content>
  private var child: Node?
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  /// When the timeline began, in seconds of the graph.
  private var start = 0.0
  private var isTicking = false

  init(
    _ animator: KeyframeAnimator<Value, Path, Content>, parent: Node,
    environment: EnvironmentValues
  ) {
    self.animator = animator
    value = animator.initialValue
    super.init(parent: parent, graph: parent.graph, environment: environment)
    if animator.trigger == nil { play() }
    child = makeChild(evaluate(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let animator = view as? KeyframeAnimator<Value, Path, Content> else { return }
    let isTriggered = animator.trigger != self.animator.trigger
    self.animator = animator
    if isTriggered { play() }
    reevaluate()
  }

  override func reevaluate() {
    child = child.map { reconcile($0, with: evaluate(), environment: environment) }
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  private func evaluate() -> Content {
    graph.observe(self) { animator.content(value) }
  }

  /// Starts the keyframes from where the value is, with the speed it has.
  private func play() {
    let keyframes = animator.keyframes
    let from = value
    if let running = timeline, graph.time - start < running.duration {
      timeline = KeyframeTimeline(following: running, at: graph.time - start) { keyframes(from) }
    } else {
      timeline = KeyframeTimeline(initialValue: from) { keyframes(from) }
    }
    start = graph.time
    guard !isTicking, let timeline, timeline.duration > 0 else { return }
    isTicking = true
    graph.register(self)
  }

  // MARK: Ticking

  var runsForever: Bool { animator.isRepeating }

  var running: RunningAnimation? {
    guard !isDestroyed, let timeline else { return nil }
    return RunningAnimation(
      view: child?.viewName ?? viewName, property: "keyframeAnimator", elapsed: graph.time - start,
      duration: animator.isRepeating ? nil : timeline.duration)
  }

  func tick(to time: Double) -> Bool {
    guard !isDestroyed, let timeline else { return false }
    var elapsed = time - start
    if animator.isRepeating { elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration) }
    value = timeline.value(time: min(elapsed, timeline.duration))
    graph.reevaluateOnTick(self)
    isTicking = animator.isRepeating || elapsed < timeline.duration
    return isTicking
  }
}
