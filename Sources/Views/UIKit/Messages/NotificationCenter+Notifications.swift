import Foundation
import ViewEngine

extension NotificationCenter {
  /// What is posted of a name, one after the other, for `for await`.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications of a name, from when they are first asked for until nobody asks any more.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public struct AsyncIterator: AsyncIteratorProtocol {
      var found: AsyncStream<UncheckedTransfer<Notification>>.Iterator

      public mutating func next() async -> Notification? { await found.next()?.value }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await found.next(isolation: actor)?.value
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let center = UncheckedTransfer(center)
      let stream = AsyncStream<UncheckedTransfer<Notification>> { continuation in
        let token = UncheckedTransfer(
          center.value.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(UncheckedTransfer($0))
          })
        continuation.onTermination = { _ in center.value.removeObserver(token.value) }
      }
      return AsyncIterator(found: stream.makeAsyncIterator())
    }
  }
}
