import Foundation
import Motion
import ViewEngine

extension View {
  /// Lets what is lifted inside take along what is selected.
  ///
  ///     VStack { ForEach(fruits) { FruitView($0).draggable(containerItemID: $0.id) } }
  ///       .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
  ///       .dragContainerSelection(selection)
  ///
  /// - Parameter payload: Given the identities of what is lifted: all that is selected where that is, and else its own.
  public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Data.Element == Item {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }

  /// - Parameter itemID: What an item is known by.
  public func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Data.Element == Item {
    transformEnvironment(\.dragContainers) {
      $0[namespace] = { ids in Array(payload(ids.compactMap { $0.base as? ItemID })) }
    }
  }

  /// What is selected in a container, and lifted together.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    transformEnvironment(\.dragSelections) {
      $0[containerNamespace] = { selection().map { AnyHashable($0) } }
    }
  }

  /// Lets a finger that rests on the view lift what the container around it has of it.
  public func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DraggableModifier(
        payload: { nil }, id: containerItemID, container: containerNamespace,
        preview: AnyView(self)))
  }

  /// - Parameter item: What is carried where no container has it; nothing is lifted where it is nil.
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View {
    modifier(
      DraggableModifier(
        payload: { item() }, container: containerNamespace, preview: AnyView(self)))
  }

  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, containerNamespace: containerNamespace, item)
  }

  /// - Note: Approximated: what one finger carries stands as a pile, however it was asked for.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// - Note: Accepted: what is dropped goes at once.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

/// How several things that are dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String

  public static let `default` = DragDropPreviewsFormation(name: "default")
  public static let list = DragDropPreviewsFormation(name: "list")
  public static let pile = DragDropPreviewsFormation(name: "pile")
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

private enum DragContainersKey: EnvironmentKey {
  static var defaultValue: [Namespace.ID?: ([AnyHashable]) -> [Any]] { [:] }
}

private enum DragSelectionsKey: EnvironmentKey {
  static var defaultValue: [Namespace.ID?: () -> [AnyHashable]] { [:] }
}

extension EnvironmentValues {
  /// What the containers around have of what they are asked for.
  var dragContainers: [Namespace.ID?: ([AnyHashable]) -> [Any]] {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }

  var dragSelections: [Namespace.ID?: () -> [AnyHashable]] {
    get { self[DragSelectionsKey.self] }
    set { self[DragSelectionsKey.self] = newValue }
  }
}
