import Foundation
import ViewEngine

/// Where GameplayKit takes numbers from: of a clip the same in every play.
///
/// - Note: Approximated: numbers of the clip's own, not those that a device makes of the same seed.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  private var numbers: SplitMix64?

  public override init() {
    super.init()
  }

  fileprivate init(state: UInt64) {
    numbers = SplitMix64(state: state)
    super.init()
  }

  public class func sharedRandom() -> GKRandomSource { shared }

  public func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  public func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0
  }

  public func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }

  public func nextBool() -> Bool { next() >> 63 == 1 }

  public func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for place in array.indices.reversed() { array.swapAt(place, nextInt(upperBound: place + 1)) }
    return array
  }

  private func next() -> UInt64 {
    if let next = numbers?.next() { return next }
    var shared = _ClipNumbers()
    return shared.next()
  }
}

/// What makes numbers.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}

public final class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}

public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }

  public init(seed: Data) {
    super.init(state: seed.reduce(0) { $0 &* 31 &+ UInt64($1) })
  }

  public func dropValues(_ count: Int) {}
}
