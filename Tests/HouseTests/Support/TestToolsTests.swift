import Testing

@testable import Snippets

/// Suites that need another program are skipped where it is not, so that somebody without it can run the others. Nobody
/// would see that here, where all of them count.
struct TestToolsTests {
  @Test(arguments: [
    "bwrap", "clang", "ffmpeg", "python3", "setpriv", "swiftc", "weston", "xdotool", "Xvfb",
  ])
  func isHere(_ program: String) {
    #expect(
      Executables.find(program) != nil,
      "\(program) is not on the PATH, and what needs it was not tested. Run Scripts/setup --for-tests."
    )
  }
}
