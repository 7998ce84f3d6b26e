import SwiftUI

struct LongPressDemo: View {
  @GestureState private var isPressing = false
  @State private var isDone = false

  var body: some View {
    Circle()
      .fill(isDone ? .green : isPressing ? .orange : .gray)
      .frame(width: 140, height: 140)
      .scaleEffect(isPressing ? 1.3 : 1)
      .animation(.easeInOut(duration: 0.4), value: isPressing)
      .gesture(
        LongPressGesture(minimumDuration: 0.6)
          .updating($isPressing) { value, state, _ in state = value }
          .onEnded { _ in withAnimation { isDone = true } }
      )
      .accessibilityLabel("Hold")
  }
}
