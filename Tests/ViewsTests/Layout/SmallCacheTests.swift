import Testing

@testable import ViewEngine

@Suite("A cache for few keys")
struct SmallCacheTests {
  @Test("It finds all that was put in, few or many", arguments: [0, 1, 8, 9, 100])
  func finds(_ count: Int) {
    var cache = SmallCache<Int, String>()
    for key in 0..<count { cache.add("\(key)", for: key) }
    for key in 0..<count { #expect(cache[key] == "\(key)") }
    #expect(cache[count] == nil && cache[-1] == nil)
  }

  @Test("It forgets everything, few or many", arguments: [1, 8, 9, 100])
  func forgets(_ count: Int) {
    var cache = SmallCache<Int, Int>()
    for key in 0..<count { cache.add(key, for: key) }
    cache.removeAll()
    for key in 0..<count { #expect(cache[key] == nil) }
    cache.add(7, for: 0)
    #expect(cache[0] == 7)
  }
}
