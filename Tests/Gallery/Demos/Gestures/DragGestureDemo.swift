import SwiftUI

struct DragGestureDemo: View {
  @State private var offset = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.blue)
      .frame(width: 120, height: 120)
      .offset(offset)
      .gesture(
        DragGesture()
          .onChanged { offset = $0.translation }
          .onEnded { _ in withAnimation(.spring) { offset = .zero } }
      )
      .accessibilityLabel("Card")
  }
}
