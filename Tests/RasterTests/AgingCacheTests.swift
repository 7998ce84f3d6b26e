import Testing

@testable import Raster

/// Which values are kept.
@Suite("Cache that ages")
struct AgingCacheTests {
  @Test("What is asked for again is kept, and what is not goes") func ages() {
    var cache = AgingCache<Int, Int>(limit: 2)
    var made: [Int] = []
    func ask(_ key: Int) {
      let value = cache.value(for: key) {
        made.append(key)
        return key * 10
      }
      #expect(value == key * 10)
    }
    for key in [1, 2, 1, 3, 2, 1] { ask(key) }
    // 3 began a second generation, into which 2 moved; 1 began a third, and came with it.
    #expect(made == [1, 2, 3])
    #expect(cache.count == 3)
    ask(4)
    ask(5)
    ask(2)
    // 2 was in the generation that went when 5 began another.
    #expect(made == [1, 2, 3, 4, 5, 2])
  }

  @Test("What comes once drives out nothing that is asked for all the time") func passersBy() {
    var cache = AgingCache<Int, Int>(limit: 100)
    var made = 0
    for round in 0..<20 {
      let passing = (0..<40).map { 1000 + round * 40 + $0 }
      for key in Array(0..<50) + passing {
        _ = cache.value(for: key) {
          made += 1
          return key
        }
      }
    }
    #expect(made == 50 + 20 * 40)
    #expect(cache.count <= 200)
  }
}
