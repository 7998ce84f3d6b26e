import SwiftUI

struct ScrollTransitionDemo: View {
  var body: some View {
    ScrollView {
      ForEach(0..<20) { index in
        RoundedRectangle(cornerRadius: 20).fill(.indigo).frame(height: 120)
          .scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.7)
          }
      }
      .padding(.horizontal)
    }
  }
}
