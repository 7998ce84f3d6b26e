import Foundation

// UIKit's ways to let a hand feel something, as SwiftUI code uses them. A clip cannot be felt: they
// do nothing.

/// What all of them are.
open class UIFeedbackGenerator: @unchecked Sendable {
  public init() {}

  public func prepare() {}
}

/// Two things that meet.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(view: UIView) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
  public func impactOccurred(at location: CGPoint) {}
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Something that has gone well or not.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public override init() { super.init() }
  public init(view: UIView) { super.init() }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
  public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Something else that is selected.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public override init() { super.init() }
  public init(view: UIView) { super.init() }

  public func selectionChanged() {}
  public func selectionChanged(at location: CGPoint) {}
}
