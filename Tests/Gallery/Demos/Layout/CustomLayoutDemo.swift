import SwiftUI

/// Puts its views on a circle.
struct RingLayout: Layout {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = (Double(index) / Double(subviews.count) + turn) * 2 * Double.pi
      let point = CGPoint(
        x: bounds.midX + cos(angle) * bounds.width * 0.4,
        y: bounds.midY + sin(angle) * bounds.width * 0.4)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct CustomLayoutDemo: View {
  @State private var turn = 0.0

  var body: some View {
    VStack {
      RingLayout(turn: turn) {
        ForEach(0..<8) { index in
          Circle().fill(Color(hue: Double(index) / 8, saturation: 0.8, brightness: 0.9))
            .frame(width: 48, height: 48)
        }
      }
      .frame(width: 300, height: 300)
      Button("Turn") { withAnimation(.easeInOut(duration: 1)) { turn += 0.125 } }
    }
  }
}
