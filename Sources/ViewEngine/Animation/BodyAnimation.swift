import Motion

/// Animates the `animatableData` of a view or modifier whose body is evaluated on every frame.
@MainActor
protocol BodyAnimation: AnyObject {
  func setModel(_ value: Any, transaction: Transaction)
  /// The value with its presentation data in place of its model's.
  func presented(_ value: Any) -> Any
  func cancel()
}

@MainActor
func makeBodyAnimation(for value: Any, node: Node) -> (any BodyAnimation)? {
  func make<A: Animatable>(_ value: A) -> (any BodyAnimation)? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    return AnimatableDriver(value, node: node) { [place = node.link] in
      guard let node = place.object else { return }
      node.graph.reevaluateOnTick(node)
    }
  }
  guard let value = value as? any Animatable else { return nil }
  return make(value)
}

/// One animatable value: its data's animation and how to put the presentation data back.
@MainActor
package final class AnimatableDriver<A: Animatable>: BodyAnimation {
  private let attribute: AnimatedAttribute<A.AnimatableData>
  private let place: Backlink<Node>

  /// - Parameter name: What of the view it is; nil takes the type's name.
  package init(_ value: A, _ name: String? = nil, node: Node, onChange: @escaping () -> Void = {}) {
    place = node.link
    attribute = AnimatedAttribute(
      value.animatableData, name ?? ViewNames.name(ofModifier: A.self), node: node,
      onChange: onChange)
  }

  package func setModel(_ value: Any, transaction: Transaction) {
    guard let value = value as? A else { return }
    attribute.set(value.animatableData, transaction: transaction)
  }

  func presented(_ value: Any) -> Any {
    guard let value = value as? A else { return value }
    return presentation(of: value)
  }

  package func presentation(of value: A) -> A {
    var value = value
    PresentationSetting.perform(at: place) { value.animatableData = attribute.value }
    return value
  }

  package func cancel() {
    attribute.cancel()
  }
}
