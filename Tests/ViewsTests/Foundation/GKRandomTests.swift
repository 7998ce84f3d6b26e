import Foundation
import Testing

@testable import Views

@Suite("GameplayKit's numbers at random")
struct GKRandomTests {
  @Test("They are between two, and the same of the same seed") func range() {
    let die = GKRandomDistribution.d6()
    #expect(1...20 ~= GKRandomDistribution.d20().nextInt())
    #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    func numbers() -> [Int] {
      let source = GKMersenneTwisterRandomSource(seed: 7)
      return (0..<10).map { _ in source.nextInt(upperBound: 1000) }
    }
    #expect(numbers() == numbers())
    #expect(Set(numbers()).count > 1)
  }

  @Test("Of those that are shuffled none comes twice in a round") func shuffled() {
    let cards = GKShuffledDistribution(lowestValue: 1, highestValue: 8)
    #expect(Set((0..<8).map { _ in cards.nextInt() }) == Set(1...8))
    let source = GKRandomSource.sharedRandom()
    let array = source.arrayByShufflingObjects(in: [1, 2, 3]).compactMap { $0 as? Int }
    #expect(array.sorted() == [1, 2, 3])
  }

  @Test("Those around a middle stay between the ends") func gaussian() {
    let heights = GKGaussianDistribution(lowestValue: 0, highestValue: 10)
    #expect((0..<200).allSatisfy { _ in (0...10).contains(heights.nextInt()) })
  }
}
