import Foundation
import Motion
import OpenCombine

struct ChangeModifier<Value: Equatable>: ObservingModifier {
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void

  func appeared(in node: Node) {
    if runsInitially { node.graph.afterUpdate { action(value, value) } }
  }

  func updated(_ kept: inout Void, from old: Self, in node: Node) {
    guard old.value != value else { return }
    node.graph.afterUpdate { action(old.value, value) }
  }

  func disappeared(_ kept: Void, from node: Node) {}
}
