import Foundation
import Geometry
import Motion
import ViewEngine

/// A row of a collection that a finger pulls aside, to what its list's providers have beside it.
struct SwipedListCell: View {
  struct Sides {
    var leading: SwipeActionsValue?
    var trailing: SwipeActionsValue?
  }

  /// It keeps what is shown of it, which is this.
  weak var cell: UICollectionViewListCell?
  let row: AnyView
  @State private var swipe = SwipeState()

  var body: some View {
    let sides = cell?.askForSides() ?? Sides()
    row
      .modifier(
        SwipeRow(
          state: $swipe, leading: sides.leading, trailing: sides.trailing, isEditing: false)
      )
      .onChange(of: swipe.isOpen) { cell?.isSwiped = swipe.isOpen }
  }
}
