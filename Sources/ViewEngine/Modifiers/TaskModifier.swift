import Foundation
import Motion
import OpenCombine

struct TaskModifier<ID: Equatable>: ScreenModifier {
  let id: ID
  let action: @MainActor () async -> Void

  func appeared(in node: Node) -> Task<Void, Never> {
    Task { @MainActor in await action() }
  }

  func updated(_ kept: inout Task<Void, Never>, from old: Self, in node: Node) {
    guard old.id != id else { return }
    kept.cancel()
    kept = Task { @MainActor in await action() }
  }

  func disappeared(_ kept: Task<Void, Never>, from node: Node) {
    kept.cancel()
  }
}
