import Foundation
import Geometry
import Motion

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  public var keyPath: String?
  public var isAdditive = false
  public var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  func set(_ value: Any?, in look: inout LayerLook) {
    guard let keyPath, let value else { return }
    let base = look.value(keyPath)
    look.set(isAdditive ? LayerValue.sum(base, value) : value, for: keyPath)
  }
}
