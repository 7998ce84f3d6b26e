import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A row that a finger pulls aside, and the buttons behind it.
struct SwipeRow: ViewModifier {
  @Binding var state: SwipeState
  let leading: SwipeActionsValue?
  let trailing: SwipeActionsValue?
  /// Then only a row's minus sign opens it.
  let isEditing: Bool
  @State private var first = FirstSwipeAction()
  @State private var presentation: RowPresentation?

  func body(content: Content) -> some View {
    content
      .overlay {
        if state.isOpen {
          Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
        }
      }
      .offset(x: state.offset)
      .background(alignment: state.edge == .leading ? .leading : .trailing) {
        if let edge = state.edge, let actions = edge == .leading ? leading : trailing {
          SwipeButtons(
            actions: actions, edge: edge, isFull: state.isFull, first: first, measured: measured,
            close: close
          )
          .environment(
            \.rowPresenter, RowPresenter { presentation = RowPresentation(view: $0) }
          )
          .frame(width: abs(state.offset))
          .clipped()
        }
        PresentedForRow(presentation: $presentation)
      }
      .modifier(
        SwipeGestureModifier(
          edges: isEditing && !state.isOpen ? [] : edges, changed: pull, ended: release)
      )
      // Nothing lies open when editing begins, nor after it.
      .onChange(of: isEditing) { if state.isOpen { close() } }
  }

  private var edges: HorizontalEdge.Set {
    var edges: HorizontalEdge.Set = []
    if leading != nil { edges.insert(.leading) }
    if trailing != nil { edges.insert(.trailing) }
    return edges
  }

  private func measured(_ width: CGFloat) {
    guard width != state.width else { return }
    state.width = width
    guard state.isOpen, let edge = state.edge else { return }
    withAnimation(SwipeConstants.animation) { state.open(edge) }
  }

  private var start: CGFloat {
    state.isOpen ? (state.edge == .leading ? state.width : -state.width) : 0
  }

  private func pull(_ swipe: SwipeGestureModifier.Value) {
    var offset = start + swipe.translation
    if !edges.contains(offset > 0 ? .leading : .trailing) { offset /= 6 }
    if offset != 0 { state.edge = offset > 0 ? .leading : .trailing }
    let isFull = allowsFull && abs(offset) > swipe.rowWidth * SwipeConstants.fullSwipe
    if isFull != state.isFull {
      withAnimation(.smooth(duration: 0.2)) { state.isFull = isFull }
    }
    state.offset = offset
  }

  private func release(_ swipe: SwipeGestureModifier.Value) {
    guard let edge = state.edge, edges.contains(HorizontalEdge.Set(edge)) else { return close() }
    if state.isFull {
      withAnimation(SwipeConstants.animation) {
        state.offset = edge == .leading ? swipe.rowWidth : -swipe.rowWidth
      } completion: {
        first.act()
      }
      return
    }
    let direction: CGFloat = edge == .leading ? 1 : -1
    let end = (start + swipe.translation + swipe.velocity * 0.15) * direction
    if end > state.width / 2 {
      withAnimation(SwipeConstants.animation) { state.open(edge) }
    } else {
      close()
    }
  }

  private func close() {
    withAnimation(SwipeConstants.animation) {
      state.close()
    } completion: {
      if !state.isOpen { state.edge = nil }
    }
  }

  private var allowsFull: Bool {
    let actions = state.edge == .leading ? leading : trailing
    return actions?.allowsFullSwipe ?? false
  }
}

/// What acts when a row is pulled all the way.
@MainActor
final class FirstSwipeAction {
  weak var item: Item?

  func act() {
    func button(in item: Item) -> PressItem? {
      if let button = item as? PressItem { return button }
      for child in item.subitems { if let found = button(in: child) { return found } }
      return nil
    }
    item.flatMap(button)?.press.modifier?.action()
  }
}
