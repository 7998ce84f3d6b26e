import Foundation
import Geometry
import Motion
import ViewEngine

/// A title that reads upwards or downwards, and is as wide as it is high.
struct UprightTitle: ViewModifier {
  let degrees: Double

  func body(content: Content) -> some View {
    if degrees == 0 {
      content
    } else {
      QuarterTurn { content.fixedSize().rotationEffect(.degrees(degrees)) }
    }
  }
}

/// A view in the place that it takes when it is turned by a quarter.
private struct QuarterTurn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
