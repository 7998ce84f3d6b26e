import Motion
import Views

/// A square that opens over another one like an iris when it is tapped, and closes again.
///
/// Shows a transition over other views: what is inserted needs a `zIndex` to stay in front while it
/// leaves.
struct IrisReveal: View {
  let back: Color
  let front: Color
  let side: Double
  @State private var isOpen = false

  var body: some View {
    ZStack {
      back.frame(width: side, height: side)
      if isOpen {
        front
          .frame(width: side, height: side)
          .transition(.iris)
          .zIndex(1)
      }
    }
    .padding(50)
    .onTapGesture {
      withAnimation(.easeInOut) { isOpen.toggle() }
    }
  }
}
