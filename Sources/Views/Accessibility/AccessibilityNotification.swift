import Foundation
import ViewEngine

/// What a screen reader is told, by SwiftUI's own names.
///
/// - Note: Accepted: no effect in a clip, which is not read out.
public enum AccessibilityNotification {
  /// Something to be read out.
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}

    public func post() {}
  }

  /// Some of the screen is another.
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}

    public func post() {}
  }

  /// All of the screen is another.
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}

    public func post() {}
  }

  /// A page has been scrolled to.
  public struct PageScrolled {
    public init(_ description: String) {}

    public func post() {}
  }
}
