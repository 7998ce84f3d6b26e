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
  var knownRows: [[Int]] {
    let counts = (0..<numberOfSections).map { max(0, numberOfRows(inSection: $0)) }
    if let rows, rows.map(\.count) == counts { return rows }
    forgetAll()
    let new = counts.map { count in (0..<count).map { _ in newRow() } }
    rows = new
    return new
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
  func show(_ new: [[Int]]) {
    keepingChosen { rows = new }
    changed()
  }

  /// Rows that are chosen stay so wherever they go; those that leave are not any more.
  private func keepingChosen(_ body: () -> Void) {
    guard let rows, !chosen.isEmpty else { return body() }
    let names = chosen.compactMap { rows[safe: $0.section]?[safe: $0.row] }
    body()
    chosen = names.compactMap { name in
      for (section, part) in (self.rows ?? []).enumerated() {
        if let row = part.firstIndex(of: name) { return IndexPath(row: row, section: section) }
      }
      return nil
    }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: animation) {
      for path in indexPaths { row(at: path).map { forget($0) } }
    }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: animation) {
      for section in sections where rows?.indices.contains(section) == true {
        let count = section < numberOfSections ? max(0, numberOfRows(inSection: section)) : 0
        rows?[section] = (0..<count).map { _ in newRow() }
      }
    }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: animation) {
      for path in indexPaths.sorted() {
        guard let count = rows?[safe: path.section]?.count, path.row <= count else { continue }
        rows?[path.section].insert(newRow(), at: path.row)
      }
    }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: animation) {
      for path in indexPaths.sorted(by: >) {
        guard let count = rows?[safe: path.section]?.count, path.row < count else { continue }
        rows?[path.section].remove(at: path.row)
      }
    }
  }

  public func beginUpdates() {}
  /// Rows may be of other heights now, which they take in a movement.
  public func endUpdates() { change(by: .automatic) {} }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation {
      updates?()
      changed()
    }
    completion?(true)
  }

  private func change(by animation: RowAnimation, _ body: () -> Void) {
    withAnimation(animation == .none ? nil : .default) {
      keepingChosen(body)
      changed()
    }
  }

  // MARK: Rows that are chosen

  public var indexPathForSelectedRow: IndexPath? { chosen.first }
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    chosen = indexPath.map { [$0] } ?? []
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    withAnimation(animated ? .default : nil) { chosen.removeAll { $0 == indexPath } }
  }

  /// - Note: Accepted: a clip's table is scrolled by hand alone.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// A finger has tapped a row.
  func tapped(_ path: IndexPath) {
    guard allowsSelection else { return }
    let delegate = delegate as? any UITableViewDelegate
    if allowsMultipleSelection, chosen.contains(path) {
      chosen.removeAll { $0 == path }
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    if let old = chosen.first(where: { $0 != path }), !allowsMultipleSelection {
      chosen = []
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    if !chosen.contains(path) { chosen.append(path) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func height(of path: IndexPath) -> CGFloat {
    (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? rowHeight
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
