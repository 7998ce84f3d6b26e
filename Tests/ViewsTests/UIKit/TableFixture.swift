import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
/// Three towns, a row each; it keeps what it is told of taps.
final class TownSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = ["Rome", "Oslo", "Lima"]
  let log = Log()
  var change: (UITableViewCell, Int) -> Void = { _, _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    change(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Towns"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add(names[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("not \(names[indexPath.row])")
  }
}

@MainActor
private struct ShownTable: UIViewRepresentable {
  let table: UITableView

  func makeUIView(context: Context) -> UITableView { table }
  func updateUIView(_ view: UITableView, context: Context) {}
}

@MainActor
enum TableFixture {
  static func played(_ table: UITableView) -> PlayedView {
    PlayedView(size: CGSize(width: 320, height: 480)) { ShownTable(table: table) }
  }

  static func table(_ source: TownSource, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    (table.dataSource, table.delegate) = (source, source)
    return table
  }
}
