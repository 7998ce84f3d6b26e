import Foundation
import Motion
import OpenCombine

struct LifecycleModifier: ScreenModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func appeared(in node: Node) {
    if let appear { node.graph.afterUpdate(appear) }
  }

  func updated(_ kept: inout Void, from old: Self, in node: Node) {}

  func disappeared(_ kept: Void, from node: Node) {
    if let disappear { node.graph.afterUpdate(disappear) }
  }
}
