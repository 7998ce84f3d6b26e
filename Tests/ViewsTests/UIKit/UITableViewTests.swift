import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Tables of UIKit")
struct UITableViewTests {
  private final class Swiped: NSObject, UITableViewDelegate {
    let log = Log()

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [log] _, _, done in
        log.add("\(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  @Test("A row is swiped to what its delegate has beside it") func swipes() {
    let (source, delegate) = (TownSource(), Swiped())
    let table = TableFixture.table(source)
    table.delegate = delegate
    let played = TableFixture.played(table)
    let row = played.frame(ofText: "Oslo") ?? .zero
    played.drag(
      from: CGPoint(x: 200, y: row.midY), by: CGSize(width: -100, height: 0), over: 0.5)
    played.advance(to: played.graph.time + 1)
    played.tap("Delete")
    played.advance(to: played.graph.time + 1)
    #expect(delegate.log.text == "1")
    withExtendedLifetime(source) {}
  }

  @Test("Its rows are what its data source says, and its delegate is told of taps") func rows() {
    let source = TownSource()
    let table = TableFixture.table(source)
    let played = TableFixture.played(table)
    for text in ["Rome", "Oslo", "Lima", "Towns"] { #expect(played.text.contains(text)) }
    played.tap("Oslo")
    played.advance(to: 1)
    #expect(source.log.text == "Oslo")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    played.tap("Lima")
    played.advance(to: 2)
    #expect(source.log.text == "Oslo not Oslo Lima")
    played.change { table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true) }
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Rome")
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test("A cell knows that a finger is on it, and that its row is chosen") func states() throws {
    let source = TownSource()
    let table = TableFixture.table(source)
    let played = TableFixture.played(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let row = try #require(played.frame(ofText: "Oslo"))
    let place = CGPoint(x: 200, y: row.midY)
    played.graph.touchDown(at: place)
    played.advance(to: 0.2)
    #expect(cell.isHighlighted && !cell.isSelected)
    played.graph.touchUp(at: place)
    played.advance(to: 1)
    #expect(!cell.isHighlighted && cell.isSelected)
    played.change { table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false) }
    #expect(!cell.isSelected)
    withExtendedLifetime(source) {}
  }

  @Test("Rows come and go where it is told so, and all are asked for anew") func changes() {
    let source = TownSource()
    let table = TableFixture.table(source, style: .insetGrouped)
    let played = TableFixture.played(table)
    played.change {
      source.names.insert("Bonn", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    played.advance(to: 1)
    #expect(played.text.contains("Bonn"))
    played.change {
      source.names.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    played.advance(to: 3)
    #expect(!played.text.contains("Rome") && played.text.contains("Bonn"))
    played.change {
      source.names = ["Kyiv"]
      table.reloadData()
    }
    played.advance(to: 4)
    #expect(played.text.contains("Kyiv") && !played.text.contains("Bonn"))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    withExtendedLifetime(source) {}
  }

  private final class Tall: NSObject, UITableViewDelegate {
    let (source, log) = (TownSource(), Log())

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      // Where an app would look in its array.
      if !source.names.indices.contains(indexPath.row) { log.add("\(indexPath.row)") }
      return 50
    }
  }

  @Test("Nobody is asked about a row that is on its way out") func leaving() {
    let tall = Tall()
    let table = TableFixture.table(tall.source)
    table.delegate = tall
    let played = TableFixture.played(table)
    played.change {
      tall.source.names.removeLast()
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    for step in 1...10 { played.advance(to: Double(step) / 10) }
    #expect(tall.log.text.isEmpty && !played.text.contains("Lima"))
  }

  @Test("Who waits for changes is called once all is in its place") func completion() {
    let (source, log) = (TownSource(), Log())
    let table = TableFixture.table(source)
    let played = TableFixture.played(table)
    played.change {
      source.names.removeFirst()
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      } completion: { _ in
        log.add("done")
      }
    }
    #expect(log.text.isEmpty)
    played.advance(to: 2)
    #expect(log.text == "done")
    withExtendedLifetime(source) {}
  }

  private final class Kept: NSObject, UITableViewDataSource {
    var names = ["Rome", "Oslo", "Lima"]
    let _deletesRows = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test("A row is swiped away where its data source takes it away") func removal() {
    let (table, source) = (UITableView(), Kept())
    table.dataSource = source
    let played = TableFixture.played(table)
    let row = played.frame(ofText: "Oslo") ?? .zero
    played.drag(from: CGPoint(x: 200, y: row.midY), by: CGSize(width: -100, height: 0), over: 0.5)
    played.advance(to: played.graph.time + 1)
    played.tap("Delete")
    played.advance(to: played.graph.time + 1)
    #expect(source.names == ["Rome", "Lima"] && !played.text.contains("Oslo"))
  }

  @Test(
    "Of what changes at one time, what goes is named by where it was, what comes by where it is")
  func together() {
    let source = TownSource()
    source.names = ["a", "b", "c", "d"]
    let table = TableFixture.table(source)
    let played = TableFixture.played(table)
    let cell = table.cellForRow(at: IndexPath(row: 3, section: 0))
    played.change {
      source.names = ["d", "x", "b", "c"]
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
      }
    }
    played.advance(to: 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    let places = source.names.compactMap { played.frame(ofText: $0)?.minY }
    #expect(places.count == 4 && places == places.sorted())
    withExtendedLifetime(source) {}
  }

  @Test("A row that leaves is not chosen any more, and another tap takes one of several back")
  func choices() {
    let source = TownSource()
    let table = TableFixture.table(source)
    table.allowsMultipleSelection = true
    let played = TableFixture.played(table)
    played.tap("Rome")
    played.tap("Lima")
    played.advance(to: 1)
    played.change {
      source.names.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    played.advance(to: 2)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    played.tap("Lima")
    played.advance(to: 3)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(source.log.text == "Rome Lima not Lima")
  }

  @Test("Snapshots say what is in it, and what stays is the same row") func snapshots() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Rome", "Oslo"], toSection: 0)
    snapshot.appendItems(["Lima"])
    source.apply(snapshot, animatingDifferences: false)
    let played = TableFixture.played(table)
    for text in ["Rome", "Oslo", "Lima"] { #expect(played.text.contains(text)) }
    let first = table.cellForRow(at: IndexPath(row: 1, section: 0))
    played.change {
      snapshot.deleteItems(["Rome"])
      snapshot.insertItems(["Bonn"], afterItem: "Oslo")
      source.apply(snapshot)
    }
    played.advance(to: 2)
    #expect(!played.text.contains("Rome") && played.text.contains("Bonn"))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Bonn")
    #expect(source.indexPath(for: "Lima") == IndexPath(row: 0, section: 1))
    #expect(source.snapshot().numberOfItems == 3)
  }
}
