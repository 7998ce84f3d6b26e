import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A background that is as large as the container around a view, wherever in it the view stands.
struct ContainerBackgroundModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let container: ContainerBackgroundPlacement

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    ContainerBackgroundItem(child, secondary: secondary, isBehind: true, node: node)
  }

  func update(_ item: SecondaryItem) {
    guard let item = item as? ContainerBackgroundItem else { return }
    (item.kind, item.alignment) = (container, alignment)
  }
}

final class ContainerBackgroundItem: SecondaryItem {
  var kind: ContainerBackgroundPlacement?
  var alignment = Alignment.center

  override func placeSecondary() {
    let filled = filled
    place(secondary, aligned: alignment, in: filled, proposal: ProposedViewSize(filled.size))
  }

  /// Of the container; of the view itself where there is none around it.
  private var filled: CGRect {
    guard let kind else { return frame }
    var outer = superitem
    while let item = outer {
      if let rect = (item as? any BackgroundContainer)?.background(for: kind) { return rect }
      outer = item.superitem
    }
    return kind == .window ? graph.canvas.safeRect : frame
  }
}

/// What the background of a container fills.
@MainActor
protocol BackgroundContainer: AnyObject {
  /// Nil of another kind of container.
  func background(for container: ContainerBackgroundPlacement) -> CGRect?
}
