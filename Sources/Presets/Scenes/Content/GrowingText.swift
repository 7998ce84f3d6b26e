import Foundation
import Motion
import Views

/// A text that grows and changes its colour and weight at a button's tap, and goes back at the
/// next.
///
/// Shows an interpolated content transition: the same glyphs travel to their new places.
struct GrowingText: View {
  struct Look: Equatable {
    var color: Color
    var size: Double
    var weight: Font.Weight
  }

  let text: String
  let from: Look
  let to: Look
  let animation: Animation
  @State private var hasGrown = false

  private var look: Look { hasGrown ? to : from }

  var body: some View {
    VStack {
      Text(verbatim: text)
        .foregroundColor(look.color)
        .font(.system(size: look.size, weight: look.weight))
        .contentTransition(.interpolate)
      Spacer()
      Button("Change") {
        withAnimation(animation) { hasGrown.toggle() }
      }
    }
  }
}
