/// What runs once the update in progress has its layout: `onAppear` and its like.
struct UpdateActions {
  private var actions: [() -> Void] = []
  /// How many of those stand before all others; nil while what is added comes last.
  private var firstCount: Int?

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ action: @escaping () -> Void) {
    if let count = firstCount {
      actions.insert(action, at: count)
      firstCount = count + 1
    } else {
      actions.append(action)
    }
  }

  /// What is added from now on comes before what is there (rule `order-of-changed-id`).
  mutating func beginFirst() {
    firstCount = 0
  }

  mutating func endFirst() {
    firstCount = nil
  }

  /// The actions in their order; what they add themselves is for the next round.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }
}
