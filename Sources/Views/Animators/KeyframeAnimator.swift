import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Shows its content for a value that keyframes move; the closure runs on every frame.
///
/// - Matches: documentation (rules `keyframe-tracks`, `keyframe-trigger-goes-on`).
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: PhaseTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Moves the value from when the view appears, again and again unless told not to.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Moves the value once whenever the trigger changes; it stays where the keyframes end.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    KeyframeNode(self, parent: parent, environment: environment)
  }
}

extension View {
  /// Shows the view for a value that keyframes move, from when it appears.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnimatorContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(AnimatorContent(content: self), $0) }, keyframes: keyframes)
  }

  /// Shows the view for a value that keyframes move whenever the trigger changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnimatorContent<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(AnimatorContent(content: self), $0) }, keyframes: keyframes)
  }
}
