import Foundation

/// What is in a table at one time: items in sections, each there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private(set) var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// Those whose cells are to be made anew.
  var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { itemIdentifiers.count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.name == identifier }?.items ?? []
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for name in identifiers { sections.append((name, [])) }
  }

  /// - Parameter identifier: Nil is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection identifier: SectionIdentifierType? = nil
  ) {
    let index = identifier.flatMap { name in sections.firstIndex { $0.name == name } }
    guard let index = index ?? sections.indices.last else { return }
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem identifier: ItemIdentifierType
  ) { insert(identifiers, beside: identifier, after: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem identifier: ItemIdentifierType
  ) { insert(identifiers, beside: identifier, after: 1) }

  private mutating func insert(
    _ new: [ItemIdentifierType], beside item: ItemIdentifierType, after: Int
  ) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: new, at: place + after)
      return
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.name) }
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }
}
