import Foundation
import Views

/// Follows what a hand does to it, and flies back when it is let go.
struct HandledView<Content: View>: View {
  let hand: RandomHand
  let content: Content
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var moved = CGSize.zero
  @State private var size = 1.0
  @State private var angle = Angle.zero
  @State private var isPressed = false
  @State private var isDim = false
  @State private var text = ""

  var body: some View {
    if hand.acts.isEmpty {
      content
    } else {
      content
        .offset(moved)
        .scaleEffect(isPressed ? 0.8 : size)
        .rotationEffect(angle)
        .opacity(isDim ? 0.4 : 1)
        .contentShape(Rectangle())
        .gesture(DragGesture().updating($moved) { value, moved, _ in moved = value.translation })
        .simultaneousGesture(
          MagnifyGesture().onChanged { size = $0.magnification }
            .onEnded { _ in withAnimation(.bouncy) { size = 1 } }
        )
        .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
        .onTapGesture(count: 2) { withAnimation { isDim.toggle() } }
        .onLongPressGesture {
          withAnimation(.spring) { isPressed.toggle() }
        }
      if hand.types { TextField("Field", text: $text).font(.system(size: 12)) }
    }
  }
}
