@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// The first thing that can be moved, in a way that it goes and stays. What only comes back is shown the first way that
  /// something comes of: a drag may have to be long.
  mutating func hand(among possible: [Act]) -> Act? {
    for act in possible where act.deed.way == 0 {
      let ways = possible.filter {
        $0.deed.order == act.deed.order && $0.demonstration == act.demonstration
      }
      if let next = untried(ways) { return next }
      if let returning = ways.first(where: { hasComeBack($0.deed) }) {
        accepted = returning.deed
        return returning
      }
    }
    return nil
  }

  /// How many sliders are drawn where several stand beside one another.
  private static let sliders = 3

  /// The next slider, once one was drawn: a page about them has several.
  mutating func nextSlider(among hands: [Act]) -> Act? {
    guard (1..<Self.sliders).contains(acts.count), acts.allSatisfy(\.target.isSlider) else {
      return nil
    }
    return hand(among: hands.filter(\.target.isSlider))
  }
}

extension TapTarget {
  fileprivate var isSlider: Bool { kind == "slider" }
}
