import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A row that is being moved.
struct RowMove {
  let place: SubviewPlace
  /// How high it is, in points; so are the others taken to be.
  let height: CGFloat
  /// How far the finger has gone, in points.
  var translation: CGFloat = 0
  /// Where among its like the row would come to stand.
  var target: Int
  var isLifted = true
}

/// Moves one row with the finger.
struct RowMoving {
  let move: Binding<RowMove?>
  let row: Subview
  let action: (IndexSet, Int) -> Void

  @MainActor func follow(_ translation: CGFloat) {
    guard let place = row.place else { return }
    if move.wrappedValue == nil {
      move.wrappedValue = RowMove(
        place: place, height: max(1, row.entry.item.listRowHeight), target: place.index)
    }
    guard var now = move.wrappedValue, now.place == place else { return }
    now.translation = translation
    let target = place.index + Int(nearest: (translation / now.height).rounded())
    let clamped = min(max(target, 0), place.count - 1)
    guard clamped != now.target else { return move.wrappedValue = now }
    now.target = clamped
    withAnimation(.smooth(duration: 0.25)) { move.wrappedValue = now }
  }

  @MainActor func end() {
    guard var now = move.wrappedValue else { return }
    now.translation = CGFloat(now.target - now.place.index) * now.height
    now.isLifted = false
    let (from, to) = (now.place.index, now.target)
    withAnimation(.smooth(duration: 0.25)) {
      move.wrappedValue = now
    } completion: {
      move.wrappedValue = nil
      if from != to { action(IndexSet(integer: from), to > from ? to + 1 : to) }
    }
  }
}

extension Item {
  /// Of the row that the item is in.
  fileprivate var listRowHeight: CGFloat {
    var item = self as Item?
    while let current = item {
      if current is ListRowItem { return current.frame.height }
      item = current.superitem
    }
    return frame.height
  }
}

/// Puts a row where the one that is moved leaves it, or where the finger has that one.
struct MovedRow: ViewModifier {
  let move: RowMove?
  let row: Subview

  func body(content: Content) -> some View {
    let isMoved = move != nil && move?.place == row.place
    content
      .shadow(
        color: .black.opacity(isMoved && move?.isLifted ?? false ? 0.15 : 0), radius: 8, y: 2
      )
      .offset(y: offset)
      .transaction { if isMoved && move?.isLifted ?? false { $0.animation = nil } }
      .zIndex(isMoved ? 1 : 0)
  }

  private var offset: CGFloat {
    guard let move, let place = row.place, place.group == move.place.group else { return 0 }
    if place == move.place { return move.translation }
    let (from, to, index) = (move.place.index, move.target, place.index)
    if from < index && index <= to { return -move.height }
    if to <= index && index < from { return move.height }
    return 0
  }
}
