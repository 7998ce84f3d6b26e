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
  /// What a swipe uncovers before a row. It is asked when the row is shown and whenever something of the collection
  /// changes, not only as the swipe begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// Whether somebody is asked what is beside its rows.
  var isSwiped: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  /// What is behind rows that have a ground of their own.
  @MainActor var ground: UIColor? {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    return backgroundColor ?? (isGrouped ? .systemGroupedBackground : nil)
  }
}
