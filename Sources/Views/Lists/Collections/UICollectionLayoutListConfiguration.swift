import Foundation
import Geometry

/// How a collection looks that is laid out as a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether there are lines between its rows.
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Behind its rows.
  public var backgroundColor: UIColor?
  /// - Note: Accepted: no effect in a clip.
  public var headerTopPadding: CGFloat?
  /// - Note: Accepted: rows of collections are not swiped in a clip.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// - Note: Accepted: rows of collections are not swiped in a clip.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// What is behind rows that have a ground of their own.
  @MainActor var ground: UIColor? {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil)
  }
}
