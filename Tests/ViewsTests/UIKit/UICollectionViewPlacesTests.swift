import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Where collections of UIKit are, and when")
struct UICollectionViewPlacesTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 5

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.backgroundColor = .red
      return cell
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UICollectionView

    func makeUIView(context: Context) -> UICollectionView { view }
    func updateUIView(_ view: UICollectionView, context: Context) {}
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: UICollectionViewController

    func makeUIViewController(context: Context) -> UICollectionViewController { controller }
    func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
  }

  @Test("A controller shows its collection, whoever says what is in it") func controller() {
    let (source, layout) = (Source(), UICollectionViewFlowLayout())
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView.dataSource = source
    let played = PlayedView { Controlled(controller: controller) }
    #expect(played.frames(of: UIColor.red.color).count == 5)
    withExtendedLifetime(source) {}
  }

  private final class Snapping: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: 90) }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    (layout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 80)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  private func played(_ view: UICollectionView, width: CGFloat = 320, height: CGFloat = 480)
    -> PlayedView
  {
    PlayedView(size: CGSize(width: 320, height: 480)) {
      Shown(view: view).frame(width: width, height: height)
    }
  }

  @Test("Items flow between the insets around all of them") func insets() {
    let source = Source()
    let view = collection(source, UICollectionViewFlowLayout())
    view.contentInset = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    let frames = played(view).frames(of: UIColor.red.color)
    #expect(frames.map(\.minX) == [10, 210, 10, 210, 10])
    #expect(frames.map(\.minY) == [6, 6, 96, 96, 186])
    withExtendedLifetime(source) {}
  }

  @Test("What has no room for an item comes to an end") func noRoom() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let source = Source()
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = collection(source, layout)
    #expect(played(view, width: 0).frames(of: UIColor.red.color).allSatisfy { $0.width == 0 })
    #expect(layout.collectionViewContentSize.height == 0)
    withExtendedLifetime(source) {}
  }

  @Test("A layout says where items come to rest") func rest() {
    let source = Source()
    source.count = 12
    let view = collection(source, Snapping())
    let played = played(view, height: 150)
    played.drag(from: CGPoint(x: 160, y: 260), by: CGSize(width: 0, height: -40), over: 0.2)
    played.advance(to: 4)
    #expect(abs(view.contentOffset.y - 90) < 1)
    withExtendedLifetime(source) {}
  }

  @Test("Who waits for changes is called once all is in its place") func completion() {
    let (source, log) = (Source(), Log())
    let view = collection(source, UICollectionViewFlowLayout())
    let played = played(view)
    played.change {
      source.count = 4
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        log.add("done")
      }
    }
    #expect(log.text.isEmpty)
    played.advance(to: 2)
    #expect(log.text == "done")
    withExtendedLifetime(source) {}
  }

  @Test("A header goes with its section") func headers() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      _, _, _ in UICollectionViewCell()
    }
    source.supplementaryViewProvider = { [weak source] _, _, path in
      let (header, label) = (
        UICollectionReusableView(), UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      )
      label.text = source?.sectionIdentifier(for: path.section)
      header.addSubview(label)
      return header
    }
    func show(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(names)
      source.apply(snapshot, animatingDifferences: false)
    }
    show(["Old"])
    let played = played(view)
    #expect(played.text.contains("Old"))
    played.change { show(["New", "Old"]) }
    let (new, old) = (played.frame(ofText: "New"), played.frame(ofText: "Old"))
    #expect((new?.minY ?? 99) < (old?.minY ?? 0))
  }
}
