import Testing

@testable import Compositing

/// What a frame leaves for the next one.
struct FrameCacheTests {
  @Test func whatTheNextFrameAsksForStays() {
    let cache = FrameCache<String, Int>()
    cache["a"] = 1
    cache["b"] = 2
    cache.endFrame()
    #expect(cache["a"] == 1)
    cache.endFrame()
    #expect(cache["a"] == 1)
    #expect(cache["b"] == nil)
  }

  @Test func onlyWhatThisFrameHasNotAskedForIsDropped() {
    let cache = FrameCache<String, Int>()
    cache["old"] = 1
    cache["used"] = 1
    cache.endFrame()
    _ = cache["used"]
    cache.drop { _, value in value == 1 }
    #expect(cache["old"] == nil && cache["used"] == 1)
    #expect(Array(cache.values) == [1])
  }
}
