import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name, as Foundation does on a device.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(token) })
        .subscribe(subscriber)
    }
  }
}
