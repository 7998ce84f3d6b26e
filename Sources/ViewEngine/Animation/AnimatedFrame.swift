import Foundation
import Geometry
import Motion

/// A frame that jumps in layout and travels on screen (rule `leaves-animate-layout`).
@MainActor
package final class AnimatedFrame {
  private var attribute: AnimatedAttribute<CGRect.AnimatableData>?
  private unowned let node: Node
  private let animatesSize: Bool
  private var modelSize = CGSize.zero

  package init(node: Node, animatesSize: Bool = true) {
    self.node = node
    self.animatesSize = animatesSize
  }

  /// Where it is shown now.
  package var rect: CGRect {
    guard let attribute else { return .zero }
    var rect = CGRect.zero
    rect.animatableData = attribute.value
    return animatesSize ? rect : CGRect(origin: rect.origin, size: modelSize)
  }

  /// The first frame is taken as it is; later ones animate with the transaction at the node.
  package func set(_ frame: CGRect) {
    let graph = node.graph
    var rect = graph.isBetweenLayouts ? frame : frame.snapped(toPixelsAt: graph.pixelsPerPoint)
    modelSize = rect.size
    if !animatesSize { rect.size = .zero }
    if let attribute {
      guard attribute.model != rect.animatableData else { return }
      attribute.set(rect.animatableData, transaction: node.transaction)
    } else {
      attribute = AnimatedAttribute(rect.animatableData, "frame", node: node)
    }
  }
}
