import Foundation
import Geometry
import ViewEngine

/// A node of whose nodes only that is seen which lies within another one.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
  /// In the crop node's coordinates; it is not one of its children, and not seen itself.
  open var maskNode: SKNode?

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var isLayer: Bool { maskNode != nil }
  override var stencil: SKNode? { maskNode }

  override func twin() -> SKNode {
    let twin = SKCropNode()
    twin.maskNode = maskNode?.copy() as? SKNode
    return twin
  }
}
