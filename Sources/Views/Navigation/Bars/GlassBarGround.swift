import Foundation
import Geometry
import ViewEngine

/// What bars since iOS 26 are made of.
///
/// - Matches: light over white and over black, and the shadow, as captured from UIKit of iOS 26.
/// - Note: Approximated: dark glass by eye; what is behind is not bent at the edges.
struct GlassBarGround<S: Shape>: View {
  let shape: S
  /// In its place where it is of the tint.
  var color: AnyShapeStyle?
  @Environment(\.colorScheme) private var scheme

  private var glass: Color {
    scheme == .dark ? Color(white: 25 / 255, opacity: 0.871) : Color(white: 0.9905, opacity: 0.871)
  }

  var body: some View {
    ZStack {
      shape.fill(.white)
        .shadow(color: .black.opacity(0.075), radius: 10, y: 4)
        .clipShape(OutsideShape(shape: shape), style: FillStyle(eoFill: true))
      if let color {
        shape.fill(color)
      } else {
        shape.fill(BlurredFill(color: glass, radius: 2.25))
        shape.stroke(Color.white.opacity(scheme == .dark ? 0.12 : 0.5), lineWidth: 0.5)
      }
    }
    .allowsHitTesting(false)
  }
}
