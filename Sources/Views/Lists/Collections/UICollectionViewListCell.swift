import Foundation
import Geometry
import Motion
import ViewEngine

/// A row of a collection that is laid out as a list.
///
/// - Note: Approximated: its ground, its line and its corners are those of the list around it.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands before and behind its content.
  open var accessories: [UICellAccessory] = [] { didSet { host() } }
  /// How far its content is pushed in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { host() } } }
  open var indentationWidth: CGFloat = 10
  /// Nil outside of lists.
  private var place: ListCellPlace?
  private weak var list: UICollectionView?
  /// What was said last of what lies beside it.
  private var beside = SwipedListCell.Sides()

  open override class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionViewListCell(frame: frame)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The list has put it somewhere.
  func stand(_ place: ListCellPlace?, in list: UICollectionView) {
    self.list = list
    guard self.place != place else { return }
    self.place = place
    host()
  }

  override func showState() {
    super.showState()
    host()
  }

  override func dressed(_ content: AnyView, ground: AnyView?) -> AnyView {
    let isChosen = isSelected || isHighlighted
    let color = backgroundColor == nil ? place?.ground(isChosen: isChosen)?.color : nil
    let row = HStack(spacing: 0) {
      beside(isLeading: true)
      content
      beside(isLeading: false)
    }
    .padding(.leading, CGFloat(indentationLevel) * indentationWidth)
    .background { ground ?? color.map { AnyView($0) } }
    .overlay(alignment: .bottom) {
      if place?.hasLine == true { Divider().padding(.leading, ListCellPlace.lead) }
    }
    guard let place else { return AnyView(row) }
    guard place.isSwiped else { return AnyView(row.clipShape(place.shape)) }
    return AnyView(SwipedListCell(cell: self, row: AnyView(row)).clipShape(place.shape))
  }

  /// What lies beside it. Nobody is asked about one that is on its way out.
  func askForSides() -> SwipedListCell.Sides {
    // Reading it has this asked again when something of the collection has changed.
    _ = list?.changes.count
    guard let list, let path = list.indexPath(for: self), path.section < list.numberOfSections,
      path.item < list.numberOfItems(inSection: path.section),
      let said = (list.collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .lists[path.section]
    else { return beside }
    beside = SwipedListCell.Sides(
      leading: said.leadingSwipeActionsConfigurationProvider?(path)?.buttons(beside: self),
      trailing: said.trailingSwipeActionsConfigurationProvider?(path)?.buttons(beside: self))
    return beside
  }

  @ViewBuilder private func beside(isLeading: Bool) -> some View {
    let views = accessories.filter { $0.isShown && $0.isLeading == isLeading }.map(\.view)
    if !views.isEmpty {
      HStack(spacing: 12) {
        ForEach(views.indices, id: \.self) { views[$0] }
      }
      .padding(isLeading ? .leading : .trailing, isLeading ? ListCellPlace.lead : 16)
    }
  }
}
