import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Rows of UIKit's collections")
struct UICollectionViewListCellTests {
  /// What a list shows of three rows.
  private func played(
    _ list: UICollectionLayoutListConfiguration,
    _ accessories: [UICellAccessory] = [], isUnderBars: Bool = false
  ) -> PlayedView {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Rome", "Oslo", "Lima"])
    source.apply(snapshot, animatingDifferences: false)
    let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    return PlayedView(
      size: CGSize(width: 320, height: 480), safeArea: isUnderBars ? safeArea : EdgeInsets()
    ) {
      ListView(view: view, source: source).ignoresSafeArea()
    }
  }

  /// A view knows its data source weakly.
  private struct ListView: UIViewRepresentable {
    let view: UICollectionView
    let source: NSObject

    func makeUIView(context: Context) -> UICollectionView { view }
    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  @Test("A row ends with its accessories, but for those that are there while it is edited")
  func accessories() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let played = played(
      list,
      [
        .label(text: "7"), .disclosureIndicator(), .delete(),
        .checkmark(options: .init(isHidden: true)),
      ])
    #expect(played.text.contains("symbol chevron.right"))
    #expect(!played.text.contains("minus") && !played.text.contains("checkmark"))
    let (text, label) = (played.frame(ofText: "Rome"), played.frame(ofText: "7"))
    #expect(try #require(label).minX > #require(text).maxX + 100)
  }

  @Test("A list has lines between its rows unless it is told not to") func lines() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let with = played(list).text
    list.showsSeparators = false
    let without = played(list).text
    #expect(with != without && without.contains("Rome"))
  }

  @Test("Rows in groups have a ground, and the list another behind them") func grounds() {
    let played = played(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let rows = played.frames(of: UIColor.secondarySystemGroupedBackground.color)
    #expect(rows.count == 3 && rows.allSatisfy { $0.minX == 16 && $0.width == 288 })
    #expect(played.frame(of: UIColor.systemGroupedBackground.color)?.width == 320)
  }

  @Test("A list that fills the screen begins below the status bar, and its ground behind it")
  func underBars() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let played = played(list, isUnderBars: true)
    let first = try #require(
      played.frames(of: UIColor.secondarySystemGroupedBackground.color).first)
    #expect(first.minY == 70)
    let ground = try #require(played.frame(of: UIColor.systemGroupedBackground.color))
    #expect(ground.minY == 0 && ground.maxY == 480)
  }

  @Test(
    "A row is swiped to what its list's providers have beside it, and a tap there is none on it")
  func swipes() throws {
    let log = Log()
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    func provider(_ title: String) -> (IndexPath) -> UISwipeActionsConfiguration? {
      { path in
        let action = UIContextualAction(style: .normal, title: title) { _, _, done in
          log.add("\(title) \(path.item)")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    list.leadingSwipeActionsConfigurationProvider = provider("Pin")
    list.trailingSwipeActionsConfigurationProvider = provider("Mute")
    let played = played(list)
    let row = try #require(played.frame(ofText: "Oslo"))
    for (way, title) in [(-100.0, "Mute"), (100, "Pin")] {
      played.drag(
        from: CGPoint(x: 160, y: row.midY), by: CGSize(width: way, height: 0), over: 0.5)
      played.advance(to: played.graph.time + 1)
      let aside = try #require(played.frame(ofText: "Oslo"))
      #expect(way < 0 ? aside.minX < row.minX : aside.minX > row.minX)
      played.tap(title)
      played.advance(to: played.graph.time + 1)
      #expect(played.frame(ofText: "Oslo") == row)
      #expect(played.frame(of: UIColor.systemGray4.color) == nil)
    }
    #expect(log.text == "Mute 1 Pin 1")
  }

  @Test("A section that is loaded anew is another one, wherever others that go have left it")
  func reloaded() {
    let old = (0..<3).map { TableChanges.Section(name: $0, rows: [$0 + 10]) }
    var changes = TableChanges()
    changes.goneSections = [0]
    changes.reloadedSections = [1]
    let new = changes.applied(to: old, makeRow: { 99 }) {
      TableChanges.Section(name: 50 + $0, rows: [60])
    }
    #expect(new.map(\.name) == [50, 2])
    #expect(new.map(\.rows) == [[60], [12]])
  }
}
