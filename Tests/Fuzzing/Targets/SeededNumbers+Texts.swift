import TestSupport

// A text that failed is found again by its seed, so what is made of the numbers never changes either:
// remainders, which fuzzing began with.
extension SeededNumbers {
  package mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() % UInt64(count)) : 0
  }

  package mutating func happens(oneIn count: Int) -> Bool { below(count) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
