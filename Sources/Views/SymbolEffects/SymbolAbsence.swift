import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Takes the symbols inside out of sight, and leaves all else as it is.
struct SymbolAbsence: WrapperModifier {
  let isAway: Bool
  /// The direction in which symbols vanish; nil keeps their size.
  let growing: Bool?
  /// Whether symbols are drawn from their end; nil lets them fade.
  let drawing: Bool?
  /// Of the transaction's animation.
  let speed: Double

  func makeItem(_ child: Item, node: Node) -> SymbolAbsenceItem {
    SymbolAbsenceItem(self, child: child, node: node)
  }

  func update(_ item: SymbolAbsenceItem, transaction: Transaction) {
    item.update(self, transaction: transaction)
  }
}

final class SymbolAbsenceItem: WrapperItem {
  private var absence: SymbolAbsence
  /// 0 there, ``steps`` gone: so that a spring settles as finely as one that moves points.
  private let amount: AnimatedAttribute<Double>

  private static let steps = 100.0

  init(_ absence: SymbolAbsence, child: Item, node: Node) {
    self.absence = absence
    amount = AnimatedAttribute(absence.isAway ? Self.steps : 0, "symbolEffect", node: node)
    super.init(child, node: node)
  }

  func update(_ absence: SymbolAbsence, transaction: Transaction) {
    self.absence = absence
    let target = absence.isAway ? Self.steps : 0
    guard amount.model != target else { return }
    var transaction = transaction
    transaction.animation = transaction.animation?.speed(absence.speed)
    amount.set(target, transaction: transaction)
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    let away = amount.value / Self.steps
    let look =
      absence.drawing.map { SymbolMotion.drawn(1 - away, fromEnd: $0) }
      ?? SymbolMotion.vanished(away, up: absence.growing)
    items += look == .plain ? inner : inner.flatMap { $0.withSymbols(looking: look) }
  }

  override func cancelAnimations() {
    amount.cancel()
  }
}

extension DisplayItem {
  /// The item with every symbol in it changed about its own middle.
  fileprivate func withSymbols(looking look: SymbolLook) -> [DisplayItem] {
    switch self {
    case .leaf(.symbol(let symbol), let point):
      return look.drawn([self], in: CGRect(origin: point, size: symbol.size))
    case .leaf:
      return [self]
    case .group(let effect, let items):
      return [.group(effect, items.flatMap { $0.withSymbols(looking: look) })]
    }
  }
}
