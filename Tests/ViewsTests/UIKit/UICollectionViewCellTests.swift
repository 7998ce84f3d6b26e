import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Cells of UIKit's collections")
struct UICollectionViewCellTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 5
    let log = Log()
    var dress: (UICollectionViewCell) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.backgroundColor = .red
      dress(cell)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let header = UICollectionReusableView()
      header.backgroundColor = .blue
      return header
    }

    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      log.add("on \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      log.add("off \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.add("gone \(indexPath.item)")
    }
  }

  private func collection(_ source: Source, _ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (source, source)
    return view
  }

  private func played(_ view: UICollectionView) -> PlayedView {
    PlayedView(size: CGSize(width: 320, height: 480)) { HostedView(view: view) }
  }

  private var grid: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    return layout
  }

  private let second = IndexPath(item: 1, section: 0)
  private let inSecond = CGPoint(x: 150, y: 40)

  @Test("A cell knows that a finger is on it, and its delegate hears of that") func pressed() {
    let source = Source()
    let view = collection(source, grid)
    let played = played(view)
    let cell = view.cellForItem(at: second)
    played.graph.touchDown(at: inSecond)
    played.advance(to: 0.2)
    #expect(cell?.isHighlighted == true && source.log.text == "on 1")
    played.graph.touchUp(at: inSecond)
    played.advance(to: 1)
    #expect(cell?.isHighlighted == false && cell?.isSelected == true)
    #expect(source.log.text == "on 1 off 1")
    withExtendedLifetime(source) {}
  }

  @Test("A cell says how it looks when it is chosen") func states() {
    let source = Source()
    source.dress = {
      $0.configurationUpdateHandler = { cell, state in
        cell.backgroundColor = state.isSelected ? .green : .red
      }
    }
    let played = played(collection(source, grid))
    #expect(played.frames(of: UIColor.red.color).count == 5)
    played.tap(at: inSecond)
    played.advance(to: 1)
    #expect(played.frames(of: UIColor.red.color).count == 4)
    #expect(played.frames(of: UIColor.green.color).count == 1)
    withExtendedLifetime(source) {}
  }

  @Test("What a chosen cell has behind its content is seen while it is chosen") func ground() {
    let source = Source()
    source.dress = {
      let ground = UIView()
      ground.backgroundColor = .green
      $0.selectedBackgroundView = ground
    }
    let view = collection(source, grid)
    let played = played(view)
    #expect(played.frame(of: UIColor.green.color) == nil)
    played.tap(at: inSecond)
    played.advance(to: 1)
    #expect(played.frame(of: UIColor.green.color)?.size == CGSize(width: 100, height: 80))
    played.change { view.deselectItem(at: second, animated: false) }
    played.advance(to: 2)
    #expect(played.frame(of: UIColor.green.color) == nil)
    withExtendedLifetime(source) {}
  }

  @Test("The delegate is told of a cell that is not seen any more") func ends() {
    let source = Source()
    let view = collection(source, grid)
    let played = played(view)
    played.change {
      source.count = 4
      view.deleteItems(at: [IndexPath(item: 4, section: 0)])
    }
    played.advance(to: 2)
    #expect(source.log.text == "gone 4")
    withExtendedLifetime(source) {}
  }

  @Test("A header that is pinned stays at the top while its section moves on") func pinned() {
    let source = Source()
    source.count = 60
    let layout = grid
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = collection(source, layout)
    let played = played(view)
    #expect(played.frame(of: UIColor.blue.color)?.minY == 0)
    played.change { view.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
    played.advance(to: 1)
    #expect(abs((played.frame(of: UIColor.blue.color)?.minY ?? 99)) < 1)
    withExtendedLifetime(source) {}
  }
}
