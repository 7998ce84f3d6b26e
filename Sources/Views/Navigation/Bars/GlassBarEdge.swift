import Foundation
import Geometry
import ViewEngine

/// What is behind a bar of glass while content is beneath it: the page's ground, which fades towards the page.
///
/// - Note: Approximated: by eye; the platform blurs what is beneath as well.
struct GlassBarEdge: View {
  /// Where the page is.
  let edge: VerticalEdge
  /// Of the page; nil is the screen's.
  var ground: Color?

  var body: some View {
    let ground = ground ?? Color(.systemBackground)
    return LinearGradient(
      colors: [ground.opacity(0.85), ground.opacity(0)],
      startPoint: edge == .bottom ? .top : .bottom, endPoint: edge == .bottom ? .bottom : .top
    )
    .ignoresSafeArea()
  }
}
