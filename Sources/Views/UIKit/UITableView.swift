import Foundation
import ViewEngine

/// What a list was before iOS 16.
///
/// - Note: Accepted: its appearance has no effect on a list of iOS 16 and later either.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  public override class func appearance() -> UITableView {
    UIAppearances.proxy(UITableView.self) { UITableView() }
  }

  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public var separatorColor: UIColor?
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorInset = UIEdgeInsets.zero
  public var allowsSelection = true
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var rowHeight: CGFloat = -1
  public var sectionHeaderTopPadding: CGFloat = -1
  public var sectionHeaderHeight: CGFloat = -1
  public var sectionFooterHeight: CGFloat = -1

  override var stagedSubviews: [UIView] { subviews }
  /// A clip shows its name alone.
  override var ownContent: AnyView? { nil }
}

/// A row of one.
///
/// - Note: Accepted: its appearance has no effect on a list of iOS 16 and later either.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  public override class func appearance() -> UITableViewCell {
    UIAppearances.proxy(UITableViewCell.self) { UITableViewCell() }
  }

  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// What is above and below a part of one.
///
/// - Note: Accepted: its appearance has no effect on a list of iOS 16 and later either.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIView {
  public override class func appearance() -> UITableViewHeaderFooterView {
    UIAppearances.proxy(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
  }
}

/// What lists are from iOS 16 on.
///
/// - Note: Accepted: its appearance has no effect in a clip.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
  public override class func appearance() -> UICollectionView {
    UIAppearances.proxy(UICollectionView.self) { UICollectionView() }
  }

  public var allowsSelection = true

  override var stagedSubviews: [UIView] { subviews }
  /// A clip shows its name alone.
  override var ownContent: AnyView? { nil }
}
