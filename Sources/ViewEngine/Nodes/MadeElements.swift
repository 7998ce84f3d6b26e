import Foundation

/// Which elements of a long collection in a lazy container are made: the first ones, and those that have come near
/// what is shown (rule `long-collections-are-made-in-sight`). What is made stays, with its state.
@MainActor
struct MadeElements {
  /// A collection of no more is made whole: its rows may be as different as they like.
  static let mostAtOnce = 256
  /// A collection of no more is made whole if its elements are not as long as each other.
  static let mostUneven = 1000
  /// Always made: the others are taken to be as long.
  static let first = 32
  /// Made together, so that a scroll view that moves by a few points each frame does not update everything each time.
  private static let step = 16

  private let elements: LazyElements
  /// The keys as the elements have them.
  private let given: [AnyHashable]
  /// The same, each once.
  private let keys: [AnyHashable]
  private var made: IndexSet

  /// - Parameters:
  ///   - old: What was made of the collection as it was before.
  ///   - present: The keys of what is there of it.
  init(_ elements: LazyElements, after old: MadeElements?, present: [AnyHashable]) {
    self.elements = elements
    let given = (0..<elements.count).map { elements.key($0) }
    let keys: [AnyHashable]
    if let old, old.given == given {
      keys = old.keys
    } else {
      keys = RepeatedKey.apart(given.map { (key: $0, view: ()) }).map(\.key)
    }
    made = IndexSet(integersIn: 0..<min(Self.first, keys.count))
    if let old, old.made.allSatisfy({ $0 < keys.count && keys[$0] == old.keys[$0] }) {
      made.formUnion(old.made)
    } else if !present.isEmpty {
      let present = Set(present)
      for (place, key) in keys.enumerated() where present.contains(key) { made.insert(place) }
    }
    (self.given, self.keys) = (given, keys)
  }

  var count: Int { keys.count }

  /// What is made, and what stands for the others, in order.
  ///
  /// - Parameter known: Of these elements no view is asked for.
  func children(without known: Set<AnyHashable>)
    -> [(key: AnyHashable, view: (any View)?, place: Int)]
  {
    var children: [(key: AnyHashable, view: (any View)?, place: Int)] = []
    var (next, gaps) = (0, 0)
    func wait(until end: Int) {
      guard next < end else { return }
      children.append((AnyHashable(UnmadeKey(gap: gaps)), UnmadeElements(range: next..<end), next))
      gaps += 1
    }
    for range in made.rangeView {
      wait(until: range.lowerBound)
      for place in range {
        let key = keys[place]
        children.append((key, known.contains(key) ? nil : elements.view(place), place))
      }
      next = range.upperBound
    }
    wait(until: keys.count)
    return children
  }

  /// - Parameter isAgain: Whether some were made at this very time: views that are much shorter than they were taken to
  ///   be come in a few updates, if it is the more at once the more there are.
  /// - Returns: Whether one of them was not made.
  mutating func make(_ range: Range<Int>, isAgain: Bool) -> Bool {
    func end(_ place: Int) -> Int {
      min(keys.count, (place + Self.step - 1) / Self.step * Self.step)
    }
    let low = max(0, range.lowerBound) / Self.step * Self.step
    let high = end(range.upperBound)
    guard low < high, !made.contains(integersIn: low..<high) else { return false }
    let others = isAgain ? made.count / 8 : 0
    made.insert(integersIn: low..<max(high, end(range.upperBound + others)))
    return true
  }

  /// Where the element is that has an id, of its own or written around its view.
  ///
  /// - Parameter known: The keys of those that are there, which are not looked for.
  func place(of id: AnyHashable, besides known: Set<AnyHashable>) -> Int? {
    if let place = keys.firstIndex(of: id) { return known.contains(id) ? nil : place }
    return keys.indices.first {
      !known.contains(keys[$0]) && (elements.view($0) as? any IDWritingView)?.writtenID == id
    }
  }
}

/// Of what stands for elements that are not made: the first such gap of a collection, the second.
private struct UnmadeKey: Hashable {
  let gap: Int
}
