import Foundation
import Motion
import ViewEngine

extension UITableView {
  // MARK: How many

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    row(at: indexPath).flatMap { cell(of: $0, at: indexPath) }
  }

  /// What the rows are known by: the same ones as long as they are as many as the data source says.
  var knownRows: [[Int]] { knownSections.map(\.rows) }

  var knownSections: [TableChanges.Section] {
    let counts = (0..<numberOfSections).map { max(0, numberOfRows(inSection: $0)) }
    if let sections, sections.map(\.rows.count) == counts { return sections }
    forgetAll()
    let new = counts.indices.map(newSection)
    sections = new
    return new
  }

  private func newSection(at index: Int) -> TableChanges.Section {
    let count = index < numberOfSections ? max(0, numberOfRows(inSection: index)) : 0
    return TableChanges.Section(name: newRow(), rows: (0..<count).map { _ in newRow() })
  }

  private func row(at path: IndexPath) -> Int? {
    let rows = knownRows
    guard path.count == 2, rows.indices.contains(path.section),
      rows[path.section].indices.contains(path.row)
    else { return nil }
    return rows[path.section][path.row]
  }

  // MARK: Other rows

  public func reloadData() {
    forgetAll()
    chosen = []
    changed()
  }

  /// Has so many rows by these names from now on.
  func show(_ new: [TableChanges.Section]) {
    keepingChosen { sections = new }
    changed()
  }

  /// Rows that are chosen stay so wherever they go; those that leave are not any more.
  private func keepingChosen(_ body: () -> Void) {
    guard let rows = sections?.map(\.rows), !chosen.isEmpty else { return body() }
    let names = chosen.compactMap { rows[safe: $0.section]?[safe: $0.row] }
    body()
    chosen = names.compactMap { name in
      for (section, part) in (sections ?? []).enumerated() {
        if let row = part.rows.firstIndex(of: name) {
          return IndexPath(row: row, section: section)
        }
      }
      return nil
    }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    withAnimation(animation == .none ? nil : .default) {
      for path in indexPaths {
        sections?[safe: path.section]?.rows[safe: path.row].map { forget($0) }
      }
      changed()
    }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: animation) { $0.reloadedSections.formUnion(sections) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: animation) { $0.newRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: animation) { $0.goneRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(by: .automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: animation) { $0.newSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: animation) { $0.goneSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change(by: .automatic) { $0.movedSections.append((section, newSection)) }
  }

  public func beginUpdates() {
    updateDepth += 1
    if pending == nil { pending = TableChanges() }
  }

  /// Rows may be of other heights now, too, which they take in a movement.
  public func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0, let changes = pending else { return }
    pending = nil
    apply(changes, by: .automatic)
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0, let changes = pending else {
      completion?(true)
      return
    }
    pending = nil
    // Once all is in its place: who begins the next changes then would never come to an end otherwise.
    withAnimation {
      make(changes)
    } completion: {
      completion?(true)
    }
  }

  /// - Parameter note: Notes what is to change; at once, or with all else that is told until `endUpdates()`.
  private func change(by animation: RowAnimation, _ note: (inout TableChanges) -> Void) {
    if var changes = pending {
      note(&changes)
      pending = changes
      return
    }
    var changes = TableChanges()
    note(&changes)
    apply(changes, by: animation)
  }

  private func apply(_ changes: TableChanges, by animation: RowAnimation) {
    withAnimation(animation == .none ? nil : .default) { make(changes) }
  }

  private func make(_ changes: TableChanges) {
    keepingChosen {
      sections = sections.map {
        changes.applied(to: $0, makeRow: newRow, makeSection: newSection)
      }
    }
    changed()
  }

  /// Whether a row is where it is said to be: one that is on its way out is nowhere.
  func has(_ row: Int, at path: IndexPath) -> Bool {
    sections?[safe: path.section]?.rows[safe: path.row] == row
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
