import Motion

extension Binding where Value: MutableCollection {
  /// The element that a row shows, found by its place and its name.
  ///
  /// A row that is on its way out, or whose touch is not over yet, has what it had last: its place is another's by then, or gone. What
  /// is written to it goes nowhere.
  package func row<ID: Hashable>(
    at position: Value.Index, id: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    let row = BoundRow(wrappedValue[position])
    func isThere(in all: Value) -> Bool {
      position >= all.startIndex && position < all.endIndex && id(all[position]) == id(row.last)
    }
    return Binding<Value.Element>(
      get: {
        let all = wrappedValue
        if isThere(in: all) { row.last = all[position] }
        return row.last
      },
      set: { (value: Value.Element) in
        guard isThere(in: wrappedValue) else { return }
        row.last = value
        wrappedValue[position] = value
      })
  }
}

/// What a row has, which may be written into its name as well: `ForEach($words, id: \.self)`.
private final class BoundRow<Element> {
  var last: Element

  init(_ element: Element) { last = element }
}
