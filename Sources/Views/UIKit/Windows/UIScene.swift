import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A piece of an app's interface; a clip has one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState { .foregroundActive }
}

/// The scene with the clip's window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  static let main = UIWindowScene()

  /// The clip's own, and those over it.
  public var windows: [UIWindow] { ViewGraph.current?.part(SceneWindows.self).all ?? [spare] }
  /// For code that runs in no clip.
  private lazy var spare = UIWindow(main: screen.bounds)
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var traitCollection: UITraitCollection { .current }
  public var interfaceOrientation: UIInterfaceOrientation {
    ViewGraph.current?.canvas.isOnItsSide == true ? .landscapeLeft : .portrait
  }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What is known of the bar at the top of the screen.
@MainActor @preconcurrency
public struct UIStatusBarManager {
  /// As wide as the screen, as high as what it keeps free at the top.
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
}

extension UIScreen {
  /// Of what demos ask by name, the radius of the screen's corners is known.
  ///
  /// - Returns: A number of points for `_displayCornerRadius`, nil for all others.
  @MainActor public func value(forKey key: String) -> Any? {
    guard key == "_displayCornerRadius" else { return nil }
    let radius: CGFloat = ViewGraph.current?.canvas.cornerRadius ?? 0
    return radius
  }

  /// Of the clip's stage, in points.
  @MainActor var safeAreaInsets: UIEdgeInsets {
    guard let area = ViewGraph.current?.canvas.safeArea else { return .zero }
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
}

/// The light and the dark appearance, by UIKit's name.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}
