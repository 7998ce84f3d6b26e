/// How many pieces a symbol's artwork has, and how many of the last ones light up in turn.
struct SymbolParts: Equatable {
  var count = 1
  var steps = 0

  /// Pieces without an order of their own light up back to front.
  var litSteps: Int { steps > 0 ? steps : count > 1 ? count : 0 }

  /// The step that a part is; nil for what is always there.
  func step(ofPart part: Int) -> Int? {
    let step = part - (count - litSteps)
    return step >= 0 && litSteps > 0 ? step : nil
  }
}
