import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Applies effects to the view while it scrolls in and out of sight.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        steps: { transition(EmptyVisualEffect(), $0)._steps }))
  }
}

struct ScrollTransitionModifier: WrapperModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let steps: (ScrollTransitionPhase) -> [_VisualStep]

  func makeItem(_ child: Item, node: Node) -> ScrollTransitionItem {
    ScrollTransitionItem(self, child, node: node)
  }

  func update(_ item: ScrollTransitionItem, transaction: Transaction) { item.transition = self }
}

final class ScrollTransitionItem: VisualEffectItem {
  var transition: ScrollTransitionModifier
  private var phase = ScrollTransitionPhase.identity

  init(_ transition: ScrollTransitionModifier, _ child: Item, node: Node) {
    self.transition = transition
    super.init(VisualEffectModifier { _ in [] }, child, node: node)
  }

  /// How far the view is on its way out of sight, 0…1, and where.
  private var departure: (phase: ScrollTransitionPhase, amount: Double) {
    guard let scroll = scrollView else { return (.identity, 0) }
    let axis = transition.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let (start, length, from, to) =
      axis == .vertical
      ? (frame.minY, frame.height, scroll.frame.minY, scroll.frame.maxY)
      : (frame.minX, frame.width, scroll.frame.minX, scroll.frame.maxX)
    guard length > 0 else { return (.identity, 0) }
    let before = transition.topLeading.threshold.departure(
      at: start - from, length: length, container: to - from)
    if before > 0 { return (.topLeading, before) }
    let after = transition.bottomTrailing.threshold.departure(
      at: to - start - length, length: length, container: to - from)
    return after > 0 ? (.bottomTrailing, after) : (.identity, 0)
  }

  override func takeSteps() {
    let (now, amount) = departure
    let configuration = now == .topLeading ? transition.topLeading : transition.bottomTrailing
    switch configuration.mode {
    case .identity: set(transition.steps(.identity), transaction: node.transaction)
    case .interactive(let curve):
      set(steps(toward: now, by: curve.value(at: amount)), transaction: node.transaction)
    case .animated(let animation):
      let next = amount > 0 ? now : .identity
      let isChange = next != phase
      phase = next
      set(
        transition.steps(next),
        transaction: isChange ? Transaction(animation: animation) : node.transaction)
    }
  }

  private func steps(toward phase: ScrollTransitionPhase, by share: Double) -> [_VisualStep] {
    var steps = transition.steps(phase)
    for (index, rest) in transition.steps(.identity).enumerated() where index < steps.count {
      for number in rest.numbers.indices {
        let (from, to) = (rest.numbers[number], steps[index].numbers[number])
        steps[index].numbers[number] = from + (to - from) * share
      }
    }
    return steps
  }
}
