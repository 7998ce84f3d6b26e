import Foundation
import ViewEngine

extension UICollectionView {
  /// How a kind of cells is set up with an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How a kind of headers or footers is set up.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell._made(.zero) as? Cell else {
      fatalError("A kind of cells is made by init(frame:), which \(Cell.self) lacks.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = Supplementary._made(.zero) as? Supplementary else {
      fatalError("A kind of views is made by init(frame:), which \(Supplementary.self) lacks.")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
