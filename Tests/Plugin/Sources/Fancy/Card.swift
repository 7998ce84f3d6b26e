import SwiftUI

struct Card: View {
  @State private var isWide = false

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.teal)
      .frame(width: isWide ? 300 : 120, height: 120)
      .onTapGesture { withAnimation(.bouncy) { isWide.toggle() } }
  }
}

#Preview { Card() }
