import Foundation
import ViewEngine

/// The bar above pages. Of its appearance are heeded what is behind it, the line along it, how titles are written, and
/// the tint of the way back.
@MainActor @preconcurrency
public final class UINavigationBar: UIView, AppearingBar {
  public override class func appearance() -> UINavigationBar {
    UIAppearances.proxy(UINavigationBar.self) { UINavigationBar() }
  }

  private(set) var overContent: UINavigationBarAppearance?

  /// While content is beneath it.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = overContent ?? UINavigationBarAppearance()
      overContent = appearance
      return appearance
    }
    set {
      overContent = newValue
      changed()
    }
  }

  /// While none is; where it is nil nothing is behind the bar then, and titles are written as over content.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip, whose bars are those of a phone that stands upright.
  public var compactAppearance: UINavigationBarAppearance?
  /// - Note: Accepted: as `compactAppearance`.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  public var barTintColor: UIColor? { didSet { changed() } }
  /// Heeded where `standardAppearance` is not set: the font and the foreground colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// Heeded as `titleTextAttributes`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { changed() } }
  /// - Note: Accepted: no effect in a clip, where a colour lets through what it lets through.
  public var isTranslucent = true
  /// Of a controller's own bar; in SwiftUI's stacks `navigationBarTitleDisplayMode` says it.
  public var prefersLargeTitles = false { didSet { changed() } }
  /// Of a controller's own bar: that of its pages, from the first to the one that is seen.
  public internal(set) var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }
  public var barStyle = UIBarStyle.default
  public var shadowImage: UIImage? { didSet { replaceGround() } }
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImage: UIImage?

  /// - Note: Approximated: no picture is drawn; an empty one leaves out what is behind the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    replaceGround()
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// An empty picture was the way to leave something out before iOS 13.
  private func replaceGround() {
    if backgroundImage?.image == nil, backgroundImage != nil {
      standardAppearance.configureWithTransparentBackground()
    }
    if shadowImage?.image == nil, shadowImage != nil { standardAppearance.shadowColor = nil }
  }

  var appearanceOverContent: UIBarAppearance? { overContent }
  var appearanceAtEdge: UIBarAppearance? { scrollEdgeAppearance }

  /// Whether anybody has said how it looks.
  var isDressed: Bool {
    overContent != nil || scrollEdgeAppearance != nil || barTintColor != nil
      || backgroundColor != nil || titleTextAttributes != nil || largeTitleTextAttributes != nil
  }

  /// How a title is written.
  func attributes(ofLarge isLarge: Bool, overContent isBeneath: Bool) -> UIKitText.Attributes {
    let asked = (isBeneath ? nil : scrollEdgeAppearance) ?? overContent
    let own = isLarge ? asked?.largeTitleTextAttributes : asked?.titleTextAttributes
    let old = isLarge ? largeTitleTextAttributes : titleTextAttributes
    return (old ?? [:]).merging(own ?? [:]) { $1 }
  }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The bar below pages. Of its appearance what is behind it is heeded.
@MainActor @preconcurrency
public final class UIToolbar: UIView, AppearingBar {
  public override class func appearance() -> UIToolbar {
    UIAppearances.proxy(UIToolbar.self) { UIToolbar() }
  }

  private var overContent: UIToolbarAppearance?

  public var standardAppearance: UIToolbarAppearance {
    get {
      let appearance = overContent ?? UIToolbarAppearance()
      overContent = appearance
      return appearance
    }
    set { overContent = newValue }
  }

  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// - Note: Accepted: no effect in a clip, whose bars are those of a phone that stands upright.
  public var compactAppearance: UIToolbarAppearance?
  public var barTintColor: UIColor?
  /// - Note: Accepted: no effect in a clip, where a colour lets through what it lets through.
  public var isTranslucent = true
  public var barStyle = UIBarStyle.default
  /// - Note: Accepted: not seen: bars that views of UIKit's have stand above keyboards, and a clip's have nothing there.
  public var items: [UIBarButtonItem]?

  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  var appearanceOverContent: UIBarAppearance? { overContent }
  var appearanceAtEdge: UIBarAppearance? { scrollEdgeAppearance }
}
