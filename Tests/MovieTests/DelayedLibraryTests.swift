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
      func isOpen() -> Bool { dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD) != nil }
      try #require(!isOpen())
      showreel_open_ahead()
      // The limit is only for what never comes.
      for _ in 0..<100_000_000 where !isOpen() { sched_yield() }
      try #require(isOpen())
    }
  }
}
