import Foundation
import Motion
import ViewEngine

/// Tells a collection what is in it by snapshots: what is in both of two stays the same item.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let makeCell: CellProvider
  private var shown = Snapshot()
  private var known: [ItemIdentifierType: Int] = [:]
  private var knownSections: [SectionIdentifierType: Int] = [:]
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    makeCell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    // The next one is made out of this one, and loads again only what is said by then.
    shown.reloaded = []
    guard let view else { return }
    for item in snapshot.reloaded { known[item].map { view.forget($0) } }
    // What comes back later is another item.
    for item in Set(known.keys).subtracting(snapshot.itemIdentifiers) {
      known.removeValue(forKey: item).map { view.forget($0) }
    }
    let sections = snapshot.sections.map { section in
      let name = knownSections[section.name] ?? view.newName()
      knownSections[section.name] = name
      let items = section.items.map { item in
        let name = known[item] ?? view.newName()
        known[item] = name
        return name
      }
      return TableChanges.Section(name: name, rows: items)
    }
    withAnimation(animatingDifferences ? .default : nil) {
      view.show(sections)
    } completion: {
      completion?()
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.sections.indices.contains(indexPath.section) else {
      return nil
    }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].name : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, part) in shown.sections.enumerated() {
      if let item = part.items.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.sections.indices.contains(section) ? shown.sections[section].items.count : 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { makeCell(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
