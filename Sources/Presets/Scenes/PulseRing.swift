import Motion
import Views

/// A ring that spreads from a button and fades, over and over.
///
/// Shows an animation that starts by itself, in `onAppear`, and never ends.
struct PulseRing: View {
  let title: String
  let color: Color
  let animation: Animation
  @State private var size = 1.0

  var body: some View {
    Button(title) {}
      .padding(50)
      .overlay(
        Circle()
          .stroke(color, lineWidth: 2)
          .scaleEffect(size)
          .opacity(2 - size)
          .animation(animation, value: size)
      )
      .onAppear { size = 2 }
  }
}
