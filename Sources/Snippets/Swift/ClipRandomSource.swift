/// What makes a demo's random numbers the same in every play of its clip, as ``ClipTimeSource`` does for its time.
///
/// Each has the type of what the standard library declares and takes its numbers from the clip's own.
enum ClipRandomSource {
  /// - Parameter code: What they stand beside. What it declares itself must not be there twice.
  static func declarations(beside code: String) -> String {
    var declarations = numbers
    if !code.contains(#/(?:struct|class|enum|typealias)\s+SystemRandomNumberGenerator\b/#) {
      declarations += "typealias SystemRandomNumberGenerator = _ClipNumbers\n"
    }
    if !code.contains(#/func\s+arc4random/#) { declarations += functions }
    return declarations
  }

  private static let numbers = """
    extension Bool {
      fileprivate static func random() -> Bool {
        var numbers = _ClipNumbers()
        return random(using: &numbers)
      }
    }
    extension FixedWidthInteger {
      fileprivate static func random(in range: Range<Self>) -> Self {
        var numbers = _ClipNumbers()
        return random(in: range, using: &numbers)
      }
      fileprivate static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = _ClipNumbers()
        return random(in: range, using: &numbers)
      }
    }
    extension BinaryFloatingPoint where Self.RawSignificand: FixedWidthInteger {
      fileprivate static func random(in range: Range<Self>) -> Self {
        var numbers = _ClipNumbers()
        return random(in: range, using: &numbers)
      }
      fileprivate static func random(in range: ClosedRange<Self>) -> Self {
        var numbers = _ClipNumbers()
        return random(in: range, using: &numbers)
      }
    }
    extension Collection {
      fileprivate func randomElement() -> Element? {
        var numbers = _ClipNumbers()
        return randomElement(using: &numbers)
      }
    }
    extension Sequence {
      fileprivate func shuffled() -> [Element] {
        var numbers = _ClipNumbers()
        return shuffled(using: &numbers)
      }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      fileprivate mutating func shuffle() {
        var numbers = _ClipNumbers()
        shuffle(using: &numbers)
      }
    }
    extension UUID {
      fileprivate init() { self = _ClipNumbers.uuid }
    }

    """

  /// Of C's library, as demos have them from times before Swift 4.2.
  private static let functions = """
    fileprivate func arc4random() -> UInt32 { _ClipNumbers.bits }
    fileprivate func arc4random_uniform(_ bound: UInt32) -> UInt32 {
      bound < 2 ? 0 : UInt32.random(in: 0..<bound)
    }
    fileprivate func random() -> Int { Int(_ClipNumbers.bits >> 1) }
    fileprivate func rand() -> Int32 { Int32(_ClipNumbers.bits >> 1) }
    fileprivate func drand48() -> Double { Double.random(in: 0..<1) }

    """
}
