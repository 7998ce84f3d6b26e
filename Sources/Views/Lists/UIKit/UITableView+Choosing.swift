import Foundation
import Motion
import ViewEngine

extension UITableView {
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

  /// Tells the cells that there are whether they are chosen.
  func tellChosen() {
    for (section, part) in (sections ?? []).enumerated() {
      for (index, row) in part.rows.enumerated() {
        guard let cell = knownCell(of: row) else { continue }
        let isChosen = chosen.contains(IndexPath(row: index, section: section))
        if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
      }
    }
  }

  /// A finger has come down on a row, or is no longer on it.
  func pressed(_ cell: UITableViewCell, at path: IndexPath, _ isDown: Bool) {
    let delegate = delegate as? any UITableViewDelegate
    guard cell.isHighlighted != isDown,
      !isDown
        || allowsSelection && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(isDown, animated: false)
    if isDown {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

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

}

extension UITableView {
  private var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func height(of path: IndexPath) -> CGFloat {
    listener?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  // MARK: Rows that are edited

  public func setEditing(_ editing: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { isEditing = editing }
  }

  /// Takes a row away as its data source does; nil where that does not.
  func removal(of path: IndexPath) -> (() -> Void)? {
    guard let source = dataSource, source._deletesRows,
      source.tableView(self, canEditRowAt: path),
      listener?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    return { source.tableView(self, commit: .delete, forRowAt: path) }
  }

  /// Moves a row within its section as its data source does; nil where that does not.
  func move(of path: IndexPath) -> ((Int) -> Void)? {
    guard let source = dataSource, source._movesRows,
      source.tableView(self, canMoveRowAt: path)
    else { return nil }
    return { place in
      let row = place > path.row ? place - 1 : place
      let aim = IndexPath(row: row, section: path.section)
      source.tableView(self, moveRowAt: path, to: aim)
      self.moveRow(at: path, to: aim)
    }
  }
}
