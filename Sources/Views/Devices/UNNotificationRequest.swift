import Foundation

/// What is to be told, and when.
///
/// - Note: Accepted: nothing comes in a clip.
public final class UNNotificationRequest {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// - Note: Accepted: nothing comes in a clip.
public class UNNotificationContent {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""

  public init() {}
}

/// - Note: Accepted: nothing comes in a clip.
public final class UNMutableNotificationContent: UNNotificationContent {}

/// - Note: Accepted: nothing comes in a clip.
public final class UNNotificationSound: Sendable {
  public static let `default` = UNNotificationSound()
}

/// - Note: Accepted: nothing comes in a clip.
public class UNNotificationTrigger {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// - Note: Accepted: nothing comes in a clip.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// - Note: Accepted: nothing comes in a clip.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
