import Foundation
import Motion
import OpenCombine

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
