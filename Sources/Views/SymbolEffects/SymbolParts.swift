/// How many pieces a symbol's artwork has, and how many of the last ones light up in turn.
struct SymbolParts: Equatable {
  var count = 1
  var steps = 0
  /// The last piece is a badge (`folder.badge.plus`): what pulses of the symbol.
  var isBadged = false

  /// Pieces without an order of their own light up back to front.
  var litSteps: Int { steps > 0 ? steps : count > 1 ? count : 0 }

  /// The step that a part is; nil for what is always there.
  func step(ofPart part: Int) -> Int? {
    let step = part - (count - litSteps)
    return step >= 0 && litSteps > 0 ? step : nil
  }

  /// Whether a part is one that pulses: of a symbol with a badge that alone, of others every one.
  func pulses(_ part: Int) -> Bool { !isBadged || part == count - 1 }
}
