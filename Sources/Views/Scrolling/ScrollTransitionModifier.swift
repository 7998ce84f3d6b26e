import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a view is that scrolls in and out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Going out at the top or the leading edge.
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1, 0, 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one scroll phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode: Sendable {
    /// As far as the view is out of sight.
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  let mode: Mode
  private var ownThreshold: Threshold?

  private init(mode: Mode) {
    self.mode = mode
  }

  /// Interactive transitions begin at the edge, animated ones when half of the view is beyond it.
  var threshold: Threshold {
    if let ownThreshold { return ownThreshold }
    if case .animated = mode { return .visible(0.5) }
    return .visible
  }

  public static let interactive = ScrollTransitionConfiguration(mode: .interactive(.easeInOut))
  public static let animated = ScrollTransitionConfiguration(mode: .animated(.default))
  public static let identity = ScrollTransitionConfiguration(mode: .identity)

  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    ScrollTransitionConfiguration(mode: .interactive(timingCurve))
  }

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(mode: .animated(animation))
  }

  /// The same, beginning elsewhere.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.ownThreshold = threshold
    return configuration
  }
}

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
