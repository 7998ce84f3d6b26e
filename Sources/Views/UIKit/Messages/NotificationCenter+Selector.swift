import Foundation
import ViewEngine

extension NotificationCenter {
  /// Calls a method of the observer for each notification of a name, until the clip is over.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      let notification = UncheckedTransfer(notification)
      onMainActor { selector.call(from: notification.value) }
    }
  }
}
