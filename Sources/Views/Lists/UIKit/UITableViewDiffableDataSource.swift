import Foundation
import Motion
import ViewEngine

/// Tells a table what is in it by snapshots: what is in both of two stays the same row.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let makeCell: CellProvider
  private var shown = Snapshot()
  private var known: [ItemIdentifierType: Int] = [:]
  private var knownSections: [SectionIdentifierType: Int] = [:]
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    makeCell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    // The next one is made out of this one, and loads again only what is said by then.
    shown.reloaded = []
    guard let table else { return }
    let items = snapshot.itemIdentifiers
    for item in snapshot.reloaded { known[item].map { table.forget($0) } }
    // What comes back later is another row.
    for item in Set(known.keys).subtracting(items) {
      known.removeValue(forKey: item).map { table.forget($0) }
    }
    for item in items where known[item] == nil {
      known[item] = table.newRow()
    }
    let sections = snapshot.sections.map { section in
      let name = knownSections[section.name] ?? table.newRow()
      knownSections[section.name] = name
      return TableChanges.Section(name: name, rows: section.items.compactMap { known[$0] })
    }
    withAnimation(animatingDifferences ? .default : nil) {
      table.show(sections)
    } completion: {
      completion?()
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.sections.indices.contains(indexPath.section) else {
      return nil
    }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, part) in shown.sections.enumerated() {
      if let row = part.items.firstIndex(of: itemIdentifier) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections.indices.contains(section) ? shown.sections[section].items.count : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { makeCell(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // MARK: Rows that are edited

  open var _deletesRows: Bool { false }
  open var _movesRows: Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
