import Foundation

/// What an app tells somebody when it is not on screen, which no clip shows.
///
/// - Note: Accepted: leave is given, and nothing comes.
public final class UNUserNotificationCenter: @unchecked Sendable {
  private static let only = UNUserNotificationCenter()

  /// Nothing comes that it could be told of.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private init() {}

  public static func current() -> UNUserNotificationCenter { only }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  public func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    handler?(nil)
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    handler?(nil)
  }

  public func add(_ request: UNNotificationRequest) async throws {}

  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
}

/// How somebody may be told.
///
/// - Note: Accepted: nothing comes in a clip.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
