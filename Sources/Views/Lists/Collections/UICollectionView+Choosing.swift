import Foundation
import Geometry
import ViewEngine

extension UICollectionView {
  // MARK: Where it is

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var aim = contentOffset
    if scrollPosition.contains(.top) { aim.y = place.minY }
    if scrollPosition.contains(.centeredVertically) { aim.y = place.midY - frame.height / 2 }
    if scrollPosition.contains(.bottom) { aim.y = place.maxY - frame.height }
    if scrollPosition.contains(.left) { aim.x = place.minX }
    if scrollPosition.contains(.centeredHorizontally) { aim.x = place.midX - frame.width / 2 }
    if scrollPosition.contains(.right) { aim.x = place.maxX - frame.width }
    aim.x = min(max(0, aim.x), max(0, contentSize.width - frame.width))
    aim.y = min(max(0, aim.y), max(0, contentSize.height - frame.height))
    setContentOffset(aim, animated: animated)
  }

  // MARK: Items that are chosen

  public var indexPathsForSelectedItems: [IndexPath]? { chosen.compactMap { path(of: $0) } }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    choose(indexPath.flatMap { name(at: $0) }.map { [$0] } ?? [])
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    let name = name(at: indexPath)
    choose(chosen.filter { $0 != name })
  }

  private func choose(_ names: [Int]) {
    let old = chosen
    chosen = names
    // One after the other in an order that is always the same: a cell may do something then.
    for name in old + names where old.contains(name) != names.contains(name) {
      path(of: name).flatMap { cell(at: $0) }?.isSelected = names.contains(name)
    }
  }

  /// A finger has come down on an item, or is no longer on it.
  func pressed(_ name: Int, _ isDown: Bool) {
    guard let cell = cells[name], let path = path(of: name), cell.isHighlighted != isDown,
      !isDown || !cell.isSwiped,
      !isDown
        || allowsSelection && listener?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = isDown
    if isDown {
      listener?.collectionView(self, didHighlightItemAt: path)
    } else {
      listener?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// A finger has tapped an item.
  func tapped(_ name: Int) {
    // A tap on a row that is pulled aside, or on what lies beside it, is none on what it shows.
    guard allowsSelection, cells[name]?.isSwiped != true, let path = path(of: name),
      listener?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if allowsMultipleSelection, chosen.contains(name) {
      choose(chosen.filter { $0 != name })
      listener?.collectionView(self, didDeselectItemAt: path)
      return
    }
    // One that is chosen already is told again.
    let old =
      allowsMultipleSelection
      ? [] : chosen.filter { $0 != name }.compactMap { self.path(of: $0) }
    choose(allowsMultipleSelection ? chosen + [name] : [name])
    for path in old { listener?.collectionView(self, didDeselectItemAt: path) }
    listener?.collectionView(self, didSelectItemAt: path)
  }
}
