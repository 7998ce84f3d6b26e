import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension AnyView {
  /// How large it is by itself, or in a width; nil where there is no clip to measure for.
  @MainActor func idealSize(width: CGFloat? = nil) -> CGSize? {
    size(for: ProposedViewSize(width: width, height: nil))
  }

  /// How large it makes itself of what it is offered; nil where there is no clip to measure for.
  @MainActor func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let around = ViewGraph.current else { return nil }
    let graph = ViewGraph(self, canvas: around.canvas, measuring: around.measuring)
    return graph.rootItem?.size(for: proposal)
  }
}
