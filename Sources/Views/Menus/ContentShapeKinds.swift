import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a view's content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where taps reach the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A view that is dragged away; nothing of that is shown in a clip.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The view while its context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer's; a clip has a finger.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// The outline of the view for the purposes that are named.
  ///
  /// - Note: Approximated: of the kinds `interaction` and `contextMenuPreview` count, in a clip; what
  ///   is dragged or hovered over keeps the view's rectangle.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let preview = PreviewShapeModifier(
      shape: kind.contains(.contextMenuPreview) ? AnyShape(shape) : nil)
    if kind.contains(.interaction) {
      modifier(ContentShapeModifier(shape: shape, eoFill: eoFill)).modifier(preview)
    } else {
      modifier(preview)
    }
  }
}

/// Keeps the shape in which a view is lifted.
private struct PreviewShapeModifier: WrapperModifier {
  let shape: AnyShape?

  func makeItem(_ child: Item, node: Node) -> PreviewShapeItem {
    PreviewShapeItem(child, node: node)
  }

  func update(_ item: PreviewShapeItem, transaction: Transaction) { item.shape = shape }
}

final class PreviewShapeItem: WrapperItem {
  fileprivate(set) var shape: AnyShape?
}

extension SourceAnchor {
  /// The shape that the view, or what is directly in it, is lifted in; nil is the platform's.
  var previewShape: AnyShape? {
    var current = item
    while let wrapper = current as? WrapperItem {
      if let shape = (wrapper as? PreviewShapeItem)?.shape { return shape }
      current = wrapper.child
    }
    return nil
  }
}
