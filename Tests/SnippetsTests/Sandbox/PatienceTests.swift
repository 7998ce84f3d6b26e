import Testing

@testable import Snippets

/// What is waited for is looked at until it is over, and no more often than patience has looks.
struct PatienceTests {
  private let patience = Patience(looks: 5, pause: .microseconds(1))

  @Test func itEndsWithWhatIsWaitedForOrWithItsLooks() {
    for (end, expected) in [(1, 1), (3, 3), (100, 5)] {
      var looks = 0
      patience.wait {
        looks += 1
        return looks == end
      }
      #expect(looks == expected)
    }
  }

  @Test func soItDoesWhereOthersHaveTheirTurnMeanwhile() async {
    for (end, expected) in [(1, 1), (3, 3), (100, 5)] {
      var looks = 0
      await patience.wait {
        looks += 1
        return looks == end
      }
      #expect(looks == expected)
    }
  }
}
