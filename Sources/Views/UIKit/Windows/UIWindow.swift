import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A window of UIKit.
///
/// The clip's own shows what lies on it, and another controller's view, over SwiftUI's views, which are not among its
/// views; others are seen over everything as long as they are not hidden.
///
/// - Note: Approximated: fingers reach what is behind a window wherever it shows nothing that takes them, whatever its
///   `hitTest` says; a window that nobody holds any more is seen until it is hidden.
@MainActor @preconcurrency
open class UIWindow: UIView {
  public var rootViewController: UIViewController? {
    didSet {
      rootViewController?.screenInsets = ViewGraph.current?.canvas.safeArea
      oldValue?.view.move(intoWindow: false)
      rootViewController?.view.move(intoWindow: isInWindow)
      changed()
    }
  }
  public var windowScene: UIWindowScene? = .main
  public var windowLevel = Level.normal { didSet { changed() } }
  /// Of the clip's own window, the appearance of the screen.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if isMain { ViewGraph.current?.preferredByWindow = overrideUserInterfaceStyle.colorScheme }
    }
  }
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }
  public var screen: UIScreen { .main }
  open override var safeAreaInsets: UIEdgeInsets { UIScreen.main.safeAreaInsets }
  /// The one that holds SwiftUI's views.
  let isMain: Bool

  public init(windowScene: UIWindowScene) {
    isMain = false
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
  }

  public override init(frame: CGRect) {
    isMain = false
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    isMain = false
    super.init(coder: coder)
  }

  /// The clip's own.
  init(main screen: CGRect) {
    isMain = true
    super.init(frame: screen)
    let root = UIViewController()
    let content = MainContent()
    content.around = self
    root.view = content
    rootViewController = root
  }

  public func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}

  /// Whether there is something of it to be seen.
  var isShown: Bool {
    !isHidden && (showsRoot || !subviews.isEmpty || !isMain && backgroundColor != nil)
  }

  private var showsRoot: Bool {
    guard let root = rootViewController else { return false }
    return !(root.view is MainContent) || !root.view.subviews.isEmpty
  }

  /// Its own and those of its controller's view.
  var allRecognizers: [UIGestureRecognizer] {
    let content = rootViewController?.view as? MainContent
    return (gestureRecognizers ?? []) + (content?.gestureRecognizers ?? [])
  }

  override var hearsOfAll: Bool { isMain }

  override var ownContent: AnyView? {
    guard showsRoot, let root = rootViewController else { return nil }
    // Reading it has the ground read again when the root's view gets a colour of its own.
    _ = root.view.changes.count
    guard root.hasGround, root.view.backgroundColor == nil else { return root.shown }
    return AnyView(
      ZStack {
        Color(UIColor.systemBackground)
        root.shown
      })
  }

  override func changed() {
    super.changed()
    // What is set while views are laid out or drawn is shown as part of that.
    if !ChangeCount.isQuiet { ViewGraph.current?.part(SceneWindows.self).note(self) }
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
    public static func - (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue - b) }
  }
}

/// What a demo lays on the view of the main window's controller is seen as what it lays on the window.
private final class MainContent: UIView {
  weak var around: UIWindow?
  override var hearsOfAll: Bool { true }

  override func changed() {
    super.changed()
    around?.changed()
  }
}

extension UIUserInterfaceStyle {
  fileprivate var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
