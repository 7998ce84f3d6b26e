import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Collections of UIKit")
struct UICollectionViewTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names = ["a", "b", "c", "d", "e"]
    let log = Log()

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      let name = names[indexPath.item]
      cell.contentConfiguration = UIHostingConfiguration { Text(name) }.margins(.all, 0)
        .background(.red)
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.add(names[indexPath.item])
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UICollectionView

    func makeUIView(context: Context) -> UICollectionView { view }
    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  private func played(_ view: UICollectionView) -> PlayedView {
    PlayedView(size: CGSize(width: 320, height: 480)) { Shown(view: view) }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  private var grid: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    return layout
  }

  @Test("Items flow in rows, what is left of a row between them, and the last begins at its start")
  func flow() {
    let source = Source()
    let frames = played(collection(source, grid)).frames(of: .red)
    #expect(frames.map(\.minX) == [0, 110, 220, 0, 110])
    #expect(frames.map(\.minY) == [0, 0, 0, 90, 90])
    withExtendedLifetime(source) {}
  }

  @Test("A tap chooses an item") func taps() {
    let source = Source()
    let view = collection(source, grid)
    let played = played(view)
    played.tap(at: CGPoint(x: 150, y: 40))
    played.advance(to: 1)
    #expect(source.log.text == "b")
    let path = IndexPath(item: 1, section: 0)
    #expect(view.indexPathsForSelectedItems == [path])
    #expect(view.cellForItem(at: path)?.isSelected == true)
    played.tap(at: CGPoint(x: 150, y: 40))
    played.advance(to: 2)
    #expect(source.log.text == "b b")
    played.change { view.reconfigureItems(at: [path]) }
    #expect(view.cellForItem(at: path)?.isSelected == true)
    played.change { view.reloadItems(at: [path]) }
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.cellForItem(at: path)?.isSelected == false)
    withExtendedLifetime(source) {}
  }

  @Test("Items come, go and move, and those that stay keep their cells") func changes() {
    let source = Source()
    let view = collection(source, grid)
    let played = played(view)
    let cell = view.cellForItem(at: IndexPath(item: 4, section: 0))
    played.change {
      source.names = ["e", "b", "c"]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
        view.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }
    played.advance(to: 2)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(played.frames(of: .red).count == 3)
    #expect(cell?.frame.origin == .zero)
    withExtendedLifetime(source) {}
  }

  @Test("A compositional layout puts items in the places of its groups") func composition() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let source = Source()
    let view = collection(source, UICollectionViewCompositionalLayout(section: section))
    let frames = played(view).frames(of: .red)
    #expect(frames.map(\.minX) == [5, 165, 5, 165, 5])
    #expect(frames.map(\.minY) == [5, 5, 75, 75, 145])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 150, height: 50) })
    withExtendedLifetime(source) {}
  }

  @Test("A section that scrolls across shows its groups side by side") func across() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let source = Source()
    let view = collection(source, UICollectionViewCompositionalLayout(section: section))
    let frames = played(view).frames(of: .red)
    #expect(frames.prefix(2).map(\.minX) == [0, 200] && frames.allSatisfy { $0.minY == 0 })
    withExtendedLifetime(source) {}
  }

  @Test("Snapshots say what is in it, and a registration how its cells are set up") func snapshots()
  {
    let view = UICollectionView(frame: .zero, collectionViewLayout: grid)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, name in
      cell.contentConfiguration = UIHostingConfiguration { Text(name) }
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Rome", "Oslo"])
    source.apply(snapshot, animatingDifferences: false)
    let played = played(view)
    #expect(played.text.contains("Rome") && played.text.contains("Oslo"))
    played.change {
      snapshot.deleteItems(["Rome"])
      source.apply(snapshot)
    }
    played.advance(to: 2)
    #expect(!played.text.contains("Rome") && played.text.contains("Oslo"))
  }
}
