import Foundation
import ViewEngine

/// Whole numbers between two, each as likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  public class func d6() -> Self { Self(_sides: 6) }
  public class func d20() -> Self { Self(_sides: 20) }

  public required init(_sides sides: Int) {
    source = GKRandomSource.sharedRandom()
    (lowestValue, highestValue) = (1, sides)
  }

  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  public func nextInt(upperBound: Int) -> Int {
    min(nextInt(), max(lowestValue, upperBound - 1))
  }

  public func nextUniform() -> Float {
    guard highestValue > lowestValue else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  public func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers around the middle of two: the farther from it, the less likely.
public final class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// All but three in a thousand are within three of them.
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  public override func nextInt() -> Int {
    let (first, second) = (max(source.nextUniform(), .leastNormalMagnitude), source.nextUniform())
    let turn = (-2 * log(first)).squareRoot() * cos(2 * .pi * second)
    return min(max(Int((mean + deviation * turn).rounded()), lowestValue), highestValue)
  }
}

/// Whole numbers of which none comes again before all have come.
public final class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []

  public override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
