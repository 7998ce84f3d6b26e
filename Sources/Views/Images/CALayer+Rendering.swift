import Foundation
import ViewEngine

extension CALayer {
  /// Draws the layer, or the view that it is the layer of, as it is seen, where the context stands.
  ///
  /// - Parameter ctx: What is drawn into with UIKit now.
  @MainActor @preconcurrency
  public func render(in ctx: CGContext) {
    if let view {
      let rect = CGRect(origin: .zero, size: view.bounds.size)
      view.drawHierarchy(in: rect, afterScreenUpdates: false)
    } else {
      let time = CACurrentMediaTime()
      LayerDrawing(time: time).drawInside(of: self, look(at: time), in: ctx.state.context)
    }
  }
}
