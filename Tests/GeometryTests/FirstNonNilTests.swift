import Geometry
import Testing

struct FirstNonNilTests {
  /// Asked twice at each level, what lies 60 levels down would be asked for ever.
  @Test func asksEachElementOnceUpToTheOneThatItFinds() {
    var asked: [Int] = []
    let found = [1, 2, 3, 4].firstNonNil { number in
      asked.append(number)
      return number == 3 ? "three" : nil
    }
    #expect(found == "three")
    #expect(asked == [1, 2, 3])
  }

  @Test func hasNothingWhereTheTransformNeverDoes() {
    #expect([1, 2].firstNonNil { _ in nil as String? } == nil)
  }
}
