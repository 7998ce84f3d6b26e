import Foundation
import ViewEngine

/// What a table's delegate and its data source have said of a row.
///
/// Nobody is asked about a row that is on its way out: its place is another row's by then, or none, and an app that
/// looks there in its array comes to its end.
@MainActor
final class TableRowAnswers {
  private(set) var isThere = false
  private(set) var height: CGFloat = -1
  private(set) var leading: UISwipeActionsConfiguration?
  private(set) var trailing: UISwipeActionsConfiguration?
  /// Takes the row away; nil where it stays.
  private(set) var removal: (() -> Void)?
  /// What the button for that is called.
  private(set) var removalTitle: String?
  private(set) var move: ((Int) -> Void)?

  nonisolated init() {}

  func ask(_ table: UITableView, about row: Int, at path: IndexPath) {
    isThere = table.has(row, at: path)
    guard isThere else { return }
    let delegate = table.delegate as? any UITableViewDelegate
    height = table.height(of: path)
    leading = delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    trailing = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    (removal, move) = (table.removal(of: path), table.move(of: path))
    removalTitle = delegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: path)
  }
}
