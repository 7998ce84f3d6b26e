import SwiftUI

/// A card that swings in from its upper edge.
struct CustomTransitionDemo: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        RoundedRectangle(cornerRadius: 24).stroke(.quaternary, lineWidth: 2)
        if isShown {
          RoundedRectangle(cornerRadius: 24).fill(.purple.gradient)
            .overlay { Text("Swung in").font(.title2.bold()).foregroundStyle(.white) }
            .transition(Swing())
        }
      }
      .frame(width: 260, height: 180)
      Button("Swing") { withAnimation(.easeInOut(duration: 1)) { isShown.toggle() } }
        .buttonStyle(.borderedProminent)
    }
  }
}

private struct Swing: Transition {
  func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
    content
      .rotation3DEffect(
        .degrees(phase.value * 80), axis: (x: 1, y: 0, z: 0), anchor: .top, perspective: 0.6
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}
