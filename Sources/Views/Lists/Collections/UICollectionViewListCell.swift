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

  open override class func _made(_ frame: CGRect) -> UICollectionReusableView {
    UICollectionViewListCell(frame: frame)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The list has put it somewhere.
  func stand(_ place: ListCellPlace?) {
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
    guard let shape = place?.shape else { return AnyView(row) }
    return AnyView(row.clipShape(shape))
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
