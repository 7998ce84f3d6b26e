import Foundation
import ViewEngine

/// The bar of tabs. Of its appearance are heeded whether it is hidden, what is behind it, and the colours of its tabs; of
/// one of glass, as from iOS 26 on, whether it is hidden.
@MainActor @preconcurrency
public final class UITabBar: UIView, AppearingBar {
  public override class func appearance() -> UITabBar {
    UIAppearances.proxy(UITabBar.self) { UITabBar() }
  }

  private(set) var overContent: UITabBarAppearance?

  /// While content is beneath it.
  public var standardAppearance: UITabBarAppearance {
    get {
      let appearance = overContent ?? UITabBarAppearance()
      overContent = appearance
      return appearance
    }
    set {
      overContent = newValue
      changed()
    }
  }

  /// While none is; where it is nil nothing is behind the bar then.
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  public var barTintColor: UIColor? { didSet { changed() } }
  public var unselectedItemTintColor: UIColor? { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip, where a colour lets through what it lets through.
  public var isTranslucent = true
  public var barStyle = UIBarStyle.default
  /// - Note: Accepted: no effect in a clip.
  public var backgroundImage: UIImage?
  /// - Note: Accepted: no effect in a clip.
  public var shadowImage: UIImage?
  public var items: [UITabBarItem]?
  /// - Note: Accepted: no effect in a clip, in which tabs share the bar's width.
  public var itemSpacing: CGFloat = 0

  var appearanceOverContent: UIBarAppearance? { overContent }
  var appearanceAtEdge: UIBarAppearance? { scrollEdgeAppearance }

  /// Whether anybody has said how it looks.
  var isDressed: Bool {
    overContent != nil || scrollEdgeAppearance != nil || barTintColor != nil || tintColor != nil
      || backgroundColor != nil || unselectedItemTintColor != nil || isHidden
  }

  /// What is said of a tab; nil where that is nothing.
  func state(isSelected: Bool, overContent isBeneath: Bool) -> UITabBarItemAppearance.State? {
    let asked = (isBeneath ? nil : scrollEdgeAppearance) ?? overContent
    let item = asked?.stackedLayoutAppearance
    return isSelected ? item?.selected : item?.normal
  }
}
