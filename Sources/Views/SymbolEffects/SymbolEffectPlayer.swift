import Drawing
import Foundation
import Geometry
import Motion

/// Runs the effects that the views around a symbol ask for, on the clip's clock and without any
/// transaction's animation.
@MainActor
final class SymbolEffectPlayer {
  private unowned let node: Node
  private var runs: [SymbolEffectRun] = []

  init(node: Node) {
    self.node = node
  }

  /// Takes the effects asked for now; their order tells which is which.
  func update(_ requests: [SymbolEffectRequest]) {
    for (index, request) in requests.enumerated() {
      if index < runs.count, runs[index].update(request) { continue }
      let run = SymbolEffectRun(request, node: node)
      if index < runs.count { runs[index] = run } else { runs.append(run) }
    }
    runs.removeLast(runs.count - requests.count)
  }

  /// Items that show the symbol in a rectangle, moved as the effects say.
  func drawn(_ items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
    look == .plain ? items : look.drawn(items, in: rect)
  }

  var variableValue: Double? { look.variableValue }

  private var look: SymbolLook {
    runs.reduce(.plain) { $0.combined(with: $1.look) }
  }
}
