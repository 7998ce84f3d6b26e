import Foundation
import Geometry
import Motion
import ViewEngine

extension UICollectionView {
  var listener: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  // MARK: How many

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  /// What items are known by: the same ones as long as they are as many as the data source says.
  var knownSections: [TableChanges.Section] {
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    if let sections, sections.map(\.rows.count) == counts { return sections }
    forgetAll()
    let new = counts.indices.map(newSection)
    sections = new
    return new
  }

  private func newSection(at index: Int) -> TableChanges.Section {
    let count = index < numberOfSections ? numberOfItems(inSection: index) : 0
    return TableChanges.Section(name: newName(), rows: (0..<count).map { _ in newName() })
  }

  func name(at path: IndexPath) -> Int? {
    let all = sections ?? knownSections
    guard path.count == 2, all.indices.contains(path.section),
      all[path.section].rows.indices.contains(path.item)
    else { return nil }
    return all[path.section].rows[path.item]
  }

  func path(of name: Int) -> IndexPath? {
    for (section, part) in (sections ?? []).enumerated() {
      if let item = part.rows.firstIndex(of: name) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// Nil where none has been made: who asks has none made, for the data source may know of fewer items by then.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    name(at: indexPath).flatMap { cells[$0] }
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { path(of: $0.key) }
  }

  public var visibleCells: [UICollectionViewCell] {
    subviews.compactMap { $0 as? UICollectionViewCell }.filter { $0.frame.intersects(bounds) }
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.compactMap { indexPath(for: $0) }
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Other items

  public func reloadData() {
    forgetAll()
    chosen = []
    changed()
  }

  /// Has so many items by these names from now on.
  func show(_ new: [TableChanges.Section]) {
    sections = new
    changed()
  }

  /// As another item in its place: it is not chosen any more.
  public func reloadItems(at indexPaths: [IndexPath]) {
    let names = indexPaths.compactMap { name(at: $0) }
    chosen.removeAll(where: names.contains)
    for name in names { forget(name) }
    withAnimation { changed() }
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { name(at: path).map { forget($0) } }
    withAnimation { changed() }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  public func insertItems(at indexPaths: [IndexPath]) { change { $0.newRows += indexPaths } }
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.goneRows += indexPaths } }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.newSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.goneSections.formUnion(sections) }
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isOutermost = pending == nil
    pending = pending ?? TableChanges()
    updates?()
    guard isOutermost, let changes = pending else {
      completion?(true)
      return
    }
    pending = nil
    // Once all is in its place: who begins the next changes then would never come to an end otherwise.
    withAnimation {
      make(changes)
    } completion: {
      completion?(true)
    }
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    var changes = pending ?? TableChanges()
    note(&changes)
    if pending == nil { withAnimation { make(changes) } } else { pending = changes }
  }

  private func make(_ changes: TableChanges) {
    sections = sections.map {
      changes.applied(to: $0, makeRow: newName, makeSection: newSection)
    }
    changed()
  }

  /// Other places for the same items.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(animated ? .default : nil) {
      collectionViewLayout = layout
    } completion: {
      completion?(true)
    }
  }
}
