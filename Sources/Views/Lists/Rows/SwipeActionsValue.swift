import Foundation
import Geometry
import Motion
import ViewEngine

/// The buttons that a swipe brings in at one side of a row.
struct SwipeActionsValue {
  let content: AnyView
  /// Whether the first of them acts when the row is pulled far.
  let allowsFullSwipe: Bool
}

extension View {
  /// Buttons behind a row of a list, which a swipe brings in; the first one is at the edge.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let value = SwipeActionsValue(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(
      ListRowModifier {
        if edge == .leading { $0.leadingSwipe = value } else { $0.trailingSwipe = value }
      })
  }
}

/// Lengths of swiped rows, in points; close to what is seen, not measured.
enum SwipeConstants {
  static let buttonWidth: CGFloat = 74
  static let labelMargin: CGFloat = 15
  static let labelFont = Font.system(size: 15)
  static let iconFont = Font.system(size: 20)
  /// Of a row's width: pulled so far, the first action acts.
  static let fullSwipe = 0.6
  static var animation: Animation { .smooth(duration: 0.35) }
}

/// How far a row is pulled aside.
struct SwipeState {
  /// The side at which buttons are seen.
  var edge: HorizontalEdge?
  /// Points that the row is moved: to the right at the leading edge, else to the left.
  var offset: CGFloat = 0
  /// How wide all buttons are together while the row stays open.
  var width = SwipeConstants.buttonWidth
  var isOpen = false
  /// The first button takes all the place there is.
  var isFull = false

  mutating func open(_ edge: HorizontalEdge) {
    self.edge = edge
    isOpen = true
    isFull = false
    offset = edge == .leading ? width : -width
  }

  mutating func close() {
    isOpen = false
    isFull = false
    offset = 0
  }
}
