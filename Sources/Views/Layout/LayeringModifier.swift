import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view with others in the space it takes: the primary one decides about the size.
struct LayeringModifier<Secondary: View>: SecondaryModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  func makeItem(_ child: Item, secondary: Item, node: Node) -> SecondaryItem {
    SecondaryItem(child, secondary: secondary, isBehind: isBehind, node: node)
  }
}
