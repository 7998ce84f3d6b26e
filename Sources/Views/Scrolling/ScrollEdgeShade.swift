import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Puts a bar of one's own at the upper or lower edge; what scrolls goes on behind it and fades.
  ///
  /// - Parameter spacing: Between the two; nil is what they would have in a stack.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      VStack { content() }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
        .background { ScrollEdgeShade(edge: edge) }
    }
  }
}

/// What content fades behind: the page's own ground, whole at the screen's edge. By eye.
private struct ScrollEdgeShade: View {
  let edge: VerticalEdge
  @Environment(\.scrollEdgeEffects) private var effects
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    switch effects[edge == .top ? .top : .bottom] {
    case nil: EmptyView()
    case .some(.hard):
      Rectangle().fill(.bar).ignoresSafeArea()
        .overlay(alignment: edge == .top ? .bottom : .top) {
          Color(.separator).frame(height: pixelLength)
        }
    default:
      LinearGradient(
        colors: [Color(.systemBackground).opacity(0.95), Color(.systemBackground).opacity(0)],
        startPoint: edge == .top ? .top : .bottom, endPoint: edge == .top ? .bottom : .top
      )
      .ignoresSafeArea()
      .allowsHitTesting(false)
    }
  }
}
