import ViewEngine

/// What lies in a window of UIKit's. A view of AppKit's, which is one of UIKit's here, lies in one of AppKit's instead; a
/// property of the class itself could not be of another type there.
@MainActor @preconcurrency
public protocol _WindowedView: UIView {}

extension _WindowedView {
  /// The screen's, of a view that a clip shows.
  public var window: UIWindow? { isInWindow ? UIWindowScene.main.windows.first : nil }
}

extension UIView: _WindowedView {}
