import Foundation

/// Alignment guides that something sets explicitly, in points from its top leading corner.
///
/// Nearly always none, or a text's two baselines: a layout asks for them at every depth and for every proposal, and
/// finds those without hashing and without memory of their own.
@_spi(Engine) public struct AlignmentGuides: Sendable, ExpressibleByDictionaryLiteral {
  private var first: Guide?
  private var second: Guide?
  private var others: [Guide]?

  private struct Guide: Equatable, Sendable {
    let key: AlignmentKey
    var value: CGFloat
  }

  /// None.
  package init() {}

  /// - Parameter guides: Of a key that comes twice the last counts.
  public init(dictionaryLiteral guides: (AlignmentKey, CGFloat)...) {
    for (key, value) in guides { self[key] = value }
  }

  /// Where a line is. It may be set, and not be taken back.
  package subscript(key: AlignmentKey) -> CGFloat? {
    get {
      if first?.key == key { return first?.value }
      if second?.key == key { return second?.value }
      return others?.first { $0.key == key }?.value
    }
    set {
      guard let newValue else { return }
      let guide = Guide(key: key, value: newValue)
      if first == nil || first?.key == key {
        first = guide
      } else if second == nil || second?.key == key {
        second = guide
      } else if let index = others?.firstIndex(where: { $0.key == key }) {
        others?[index] = guide
      } else {
        others = (others ?? []) + [guide]
      }
    }
  }

  package func forEach(_ visit: (AlignmentKey, CGFloat) -> Void) {
    if let first { visit(first.key, first.value) }
    if let second { visit(second.key, second.value) }
    for guide in others ?? [] { visit(guide.key, guide.value) }
  }

  /// The same lines of something that stands there in something larger.
  package func shifted(by origin: CGPoint) -> AlignmentGuides {
    var shifted = AlignmentGuides()
    forEach { key, value in
      shifted[key] = value + (key.axis == .horizontal ? origin.x : origin.y)
    }
    return shifted
  }
}

extension AlignmentGuides: Equatable {
  /// Whether the same lines are set to the same places, in whatever order.
  public static func == (a: AlignmentGuides, b: AlignmentGuides) -> Bool {
    var (count, isSame) = (0, true)
    a.forEach { key, value in
      count += 1
      if b[key] != value { isSame = false }
    }
    b.forEach { _, _ in count -= 1 }
    return isSame && count == 0
  }
}
