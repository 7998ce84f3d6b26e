import CDelayLoad
import Foundation
import Testing

/// What opens a library where it is first called.
struct DelayedLibraryTests {
  @Test func aFunctionIsFoundInItsLibrary() {
    let sine = showreel_delayed("libm.so.6", "libc6", "sin")
    typealias Function = @convention(c) (Double) -> Double
    #expect(unsafeBitCast(sine, to: Function.self)(0.5) > 0.479)
  }

  @Test func aMissingLibraryIsNamedWithItsPackage() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = showreel_delayed("libnot-there.so.59", "libnot-there59", "not_there")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("error: A library is missing: libnot-there.so.59: cannot open"))
    #expect(words.contains("Install: sudo apt-get install libnot-there59\n"))
  }

  @Test func aFunctionThatALibraryLacksIsNamed() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = showreel_delayed("libm.so.6", "libc6", "not_there")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("undefined symbol: not_there"))
  }

  @Test func whatAnExportNeedsIsOpenedAhead() async {
    await #expect(processExitsWith: .success) {
      func isOpen() throws -> Bool {
        try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains("libavformat.so")
      }
      let isThere = try isOpen()
      try #require(!isThere)
      showreel_open_ahead()
      for _ in 0..<10_000 where try !isOpen() { sched_yield() }
      let isThereNow = try isOpen()
      try #require(isThereNow)
    }
  }
}
