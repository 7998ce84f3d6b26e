import Foundation
import ViewEngine

// What other apps and other devices hand to an app. Nobody hands anything to a clip.

extension View {
  /// - Note: Accepted: no effect in a clip, which nobody opens an address in.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has no other app to open an address in.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// - Note: Accepted: no effect in a clip.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
}

/// What an app hands to other devices; nobody reads it in a clip.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var persistentIdentifier: String?

  public init(activityType: String) {
    self.activityType = activityType
  }
}
