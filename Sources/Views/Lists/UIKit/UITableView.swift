import Foundation
import Geometry
import ViewEngine

/// UIKit's list.
///
/// - Note: Approximated: it is drawn as SwiftUI's `List`. One without a data source is its name. Its
///   appearance has no effect on a list of SwiftUI's.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  open override class func appearance() -> UITableView {
    UIAppearances.proxy(UITableView.self) { UITableView() }
  }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// As high as what is in a row.
  nonisolated public static let automaticDimension: CGFloat = -1

  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  public var separatorColor: UIColor?
  public var separatorStyle = SeparatorStyle.singleLine { didSet { changed() } }
  public var separatorInset = UIEdgeInsets.zero
  public var allowsSelection = true
  public var allowsMultipleSelection = false
  public var tableFooterView: UIView? { didSet { changed() } }
  public var tableHeaderView: UIView? { didSet { changed() } }
  public var backgroundView: UIView?
  public var rowHeight: CGFloat = -1 { didSet { changed() } }
  public var estimatedRowHeight: CGFloat = -1
  public var sectionHeaderTopPadding: CGFloat = -1
  public var sectionHeaderHeight: CGFloat = -1
  public var sectionFooterHeight: CGFloat = -1

  public var isEditing = false { didSet { changed() } }
  public var allowsSelectionDuringEditing = false

  private var kinds: [String: UITableViewCell.Type] = [:]
  private var headerKinds: Set<String> = []
  /// What its rows are known by; nil until it has been looked.
  var sections: [TableChanges.Section]?
  /// What is told from `beginUpdates()` on.
  var pending: TableChanges?
  var updateDepth = 0
  private var lastRow = 0
  /// By what their rows are known by.
  private var cells: [Int: UITableViewCell] = [:]
  /// Of the rows that are chosen.
  var chosen: [IndexPath] = [] {
    didSet {
      picks.add()
      if chosen != oldValue { tellChosen() }
    }
  }
  let picks = ChangeCount()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override var stagedSubviews: [UIView] { dataSource == nil ? subviews : [] }
  /// A clip shows its name alone where nobody tells what is in it.
  override var ownContent: AnyView? {
    dataSource == nil ? nil : AnyView(UITableViewBody(table: self))
  }

  // MARK: Its cells

  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    kinds[identifier] = cellClass
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    kinds[identifier]?._made(.default, identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier name: String
  ) {
    headerKinds.insert(name)
  }

  /// - Note: Approximated: one of a demo's own kind is a plain one.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerKinds.contains(identifier)
      ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : nil
  }

  /// The cell of a row, which stays until the row is loaded again.
  func cell(of row: Int, at path: IndexPath) -> UITableViewCell? {
    if let cell = cells[row] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    cells[row] = cell
    cell?.setSelected(chosen.contains(path), animated: false)
    cell?.setNeedsUpdateConfiguration()
    return cell
  }

  /// Nil where none has been made.
  func knownCell(of row: Int) -> UITableViewCell? { cells[row] }

  func newRow() -> Int {
    lastRow += 1
    return lastRow
  }

  func forget(_ row: Int) { cells[row] = nil }

  func forgetAll() {
    cells = [:]
    sections = nil
  }
}
