import Foundation
import TestSupport
import Testing

/// A full temporary folder is named, whatever was about to be written there.
@Suite(.enabled(if: SmallDisk.isPossible, "Mounting a small disk needs root"))
struct TemporarySpaceTests {
  let program: Showreel

  init() throws { program = try Showreel() }

  /// The smallest that is enough has 36 kB.
  @Test(arguments: [4 << 10, 8 << 10, 16 << 10])
  func aPageIsNotMade(room: Int) async throws {
    let page = "```swift\nstruct A: View { var body: some View { Color.red } }\n```\n\n"
    try program.write(page + "<video src=\"/clips/a.mp4\">\n", to: "g.md")
    let disk = try #require(try SmallDisk(bytes: room))
    let answer = try await program.run(
      ["export", "g.md", "--quiet"] + Showreel.brief, environment: ["TMPDIR": disk.path])
    #expect(answer.code == 73, "\(answer.errors)")
    #expect(answer.errors.contains("the temporary folder"), "\(answer.errors)")
    #expect(!program.exists("clips/a.mp4"))
    #expect(try disk.folder.contents.isEmpty)
  }
}
