import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Animates the view's place and size here, once, instead of in each view inside.
  public func geometryGroup() -> some View {
    modifier(GeometryGroupModifier())
  }
}

struct GeometryGroupModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> GeometryGroupItem {
    GeometryGroupItem(child, node: node)
  }
}

final class GeometryGroupItem: WrapperItem {
  private var shown: AnimatedAttribute<CGRect.AnimatableData>?

  override func layout() {
    child.superitem = self
    let rect = frame.snapped(toPixelsAt: graph.pixelsPerPoint).animatableData
    if let shown {
      if shown.model != rect { shown.set(rect, transaction: node.transaction) }
    } else {
      shown = AnimatedAttribute(rect, "geometryGroup", node: node) { [weak self] in
        self?.placeChild()
      }
    }
    placeChild()
  }

  private func placeChild() {
    guard let shown, shown.isAnimating else {
      child.place(at: frame.origin, proposal: proposal)
      return
    }
    var rect = CGRect.zero
    rect.animatableData = shown.value
    let isResizing = abs(rect.width - frame.width) + abs(rect.height - frame.height) > 1e-6
    graph.placingBetweenLayouts {
      child.place(at: rect.origin, proposal: isResizing ? ProposedViewSize(rect.size) : proposal)
    }
  }

  override func cancelAnimations() {
    shown?.cancel()
  }
}
