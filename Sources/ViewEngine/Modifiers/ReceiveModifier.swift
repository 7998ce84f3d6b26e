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
    subscribe(subscription)
    return subscription
  }

  func updated(_ kept: inout Subscription, from old: Self, in node: Node) {
    kept.action = action
    if replaces(old) { subscribe(kept) }
  }

  /// Ends what was subscribed before.
  private func subscribe(_ subscription: Subscription) {
    subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action($0) }
  }

  /// Whether the publisher is another object: a timer that a body makes starts anew with each
  /// evaluation. Publishers that are values are taken for the same ones.
  private func replaces(_ old: Self) -> Bool {
    guard P.self is AnyObject.Type else { return false }
    return publisher as AnyObject !== old.publisher as AnyObject
  }

  func disappeared(_ kept: Subscription, from node: Node) {
    kept.cancellable = nil
  }
}
