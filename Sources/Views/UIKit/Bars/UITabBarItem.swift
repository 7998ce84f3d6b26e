import Foundation
import ViewEngine

/// A tab of UIKit's bar.
///
/// - Note: Accepted: its appearance has no effect in a clip; `UITabBarAppearance` has one.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
  public static func appearance() -> UITabBarItem {
    UIAppearances.proxy(UITabBarItem.self) { UITabBarItem() }
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var title: String? { didSet { changes.add() } }
  open var image: UIImage? { didSet { changes.add() } }
  /// While it is chosen; nil is the same.
  open var selectedImage: UIImage? { didSet { changes.add() } }
  open var badgeValue: String? { didSet { changes.add() } }
  /// - Note: Accepted: no effect in a clip, whose counts are on red.
  open var badgeColor: UIColor?
  open var tag = 0
  open var isEnabled = true
  public var accessibilityIdentifier: String?
  let changes = ChangeCount()

  public override nonisolated init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
