import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Runs the effects that the views around a symbol ask for, on the clip's clock and without any
/// transaction's animation.
@MainActor
final class SymbolEffectPlayer {
  private unowned let node: Node
  private var runs: [SymbolEffectRun] = []
  private var parts = SymbolParts()

  init(node: Node) {
    self.node = node
  }

  /// Takes the effects asked for now; their order tells which is which.
  ///
  /// - Parameter parts: Of the symbol shown now.
  func update(_ requests: [SymbolEffectRequest], parts: SymbolParts) {
    self.parts = parts
    for (index, request) in requests.enumerated() {
      if index < runs.count, runs[index].update(request, parts: parts) { continue }
      let run = SymbolEffectRun(request, parts: parts, node: node)
      if index < runs.count { runs[index] = run } else { runs.append(run) }
    }
    runs.removeLast(runs.count - requests.count)
  }

  /// Items that show the symbol in a rectangle, moved as the effects on all of it say.
  func drawn(_ items: [DisplayItem], in rect: CGRect) -> [DisplayItem] {
    runs.reduce(SymbolLook.plain) { $0.combined(with: $1.look) }.drawn(items, in: rect)
  }

  /// The symbol in a rectangle: as one, or part by part where effects tell those apart.
  ///
  /// - Parameter item: Makes the item of a part, or of the whole symbol for nil.
  func drawnByPart(in rect: CGRect, _ item: (Int?) -> DisplayItem) -> [DisplayItem] {
    guard parts.count > 1 else { return [item(nil)] }
    let looks: [SymbolLook] = (0..<parts.count).map { part in
      runs.reduce(SymbolLook.plain) { $0.combined(with: $1.look(ofPart: part)) }
    }
    guard looks.contains(where: { $0 != SymbolLook.plain }) else { return [item(nil)] }
    return looks.enumerated().flatMap { part, look in look.drawn([item(part)], in: rect) }
  }
}
