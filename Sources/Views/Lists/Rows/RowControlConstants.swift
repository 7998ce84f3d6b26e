import Foundation
import Geometry
import Motion
import ViewEngine

/// Lengths of what edit mode adds to rows, in points; close to what is seen, not measured.
enum RowControlConstants {
  static let size: CGFloat = 22
  static let leading: CGFloat = 16
  static let handleWidth: CGFloat = 52
}

/// A circle before a row, with a check mark while the row is chosen.
struct SelectionCircle: View {
  let isOn: Bool

  var body: some View {
    Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
      .font(.system(size: RowControlConstants.size, weight: isOn ? .regular : .light))
      .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
      .padding(.leading, RowControlConstants.leading)
  }
}

/// Opens a row's button to delete it.
struct MinusButton: View {
  let action: () -> Void

  var body: some View {
    Image(systemName: "minus.circle.fill")
      .font(.system(size: RowControlConstants.size))
      .symbolRenderingMode(.multicolor)
      .foregroundStyle(Color.red)
      .modifier(PressModifier(setPressed: { _ in }, action: action))
      .accessibilityLabel("Remove")
      .padding(.leading, RowControlConstants.leading)
  }
}

/// Moves a row up and down.
struct RowHandle: View {
  let move: RowMoving

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 17))
      .foregroundStyle(Color(.tertiaryLabel))
      .frame(width: RowControlConstants.handleWidth)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { move.follow($0.translation.height) }
          .onEnded { _ in move.end() }
      )
      .accessibilityLabel("Reorder")
      .transition(.opacity)
  }
}
