import Foundation
import Geometry
import Motion

/// From one value of a property to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func apply(_ progress: Double, seconds: Double, to look: inout LayerLook) {
    guard let keyPath else { return }
    let model = look.value(keyPath)
    let from =
      fromValue
      ?? (byValue != nil && toValue != nil ? LayerValue.difference(toValue, byValue) : model)
    let to = toValue ?? (byValue != nil ? LayerValue.sum(from, byValue) : model)
    set(LayerValue.between(from, to, at: progress), in: &look)
  }
}
