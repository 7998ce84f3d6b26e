import Foundation

// UIKit's ways to let a hand feel something, as SwiftUI code uses them. A clip cannot be felt: they
// do nothing.

/// Two things that meet.
public struct UIImpactFeedbackGenerator: Sendable {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}

  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Something that has gone well or not.
public struct UINotificationFeedbackGenerator: Sendable {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public init() {}

  public func prepare() {}
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Something else that is selected.
public struct UISelectionFeedbackGenerator: Sendable {
  public init() {}

  public func prepare() {}
  public func selectionChanged() {}
}
