import Testing
import TestSupport

/// What is loaded before a word of the command line is read.
struct StartUpTests {
  /// FFmpeg brings 134 libraries along, the others thirty or forty each: three quarters of what it takes to start.
  @Test func whatIsOpenedByItsFirstCallIsNotLoaded() async throws {
    // As ldd does it: the dynamic linker tells what it would load, and ends.
    let answer = try await Showreel().run(
      ["--version"], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    #expect(answer.output.contains("libswiftCore"))
    for library in [
      "libavformat", "libavcodec", "libavutil", "libSDL2", "libpango", "libcairo", "libglib",
      "libharfbuzz",
      "libfontconfig", "librsvg", "libgdk_pixbuf", "libcmark", "libcurl",
    ] {
      #expect(!answer.output.contains(library), "\(library)")
    }
  }
}
