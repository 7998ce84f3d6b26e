import Foundation
import Testing

@testable import Snippets

/// What looks at files that are not trusted hands over words, and one picture at most.
@Suite struct DemoLookingTests {
  private let process = DemoProcess.standIn(sandbox: Sandbox(.limitsOnly(reason: "a test")))

  /// All hole, so that no disk is filled. What is not refused for its size is written down and proven.
  @Test(arguments: [
    ((256 << 20) + 1, PlayError.notAClip("it is not one picture")),
    (1, .notAClip("it is 'mp4' and not 'png'")),
  ])
  func aPictureHasALargestSize(_ size: Int, _ error: PlayError) async {
    let header = #"{"report":"told","files":[{"name":"a","size":\#(size)}]}"#
    let send =
      #"printf 'showreel1%08x%s' ${#1} "$1" >&4; truncate -s +\#(size) /proc/self/fd/4"#
    await #expect(throws: error) {
      try await process.look(at: [], arguments: ["-c", send, "sh", header], request: Data())
    }
  }

  @Test func thereIsOnePictureAtMost() async throws {
    let two = DemoProcess.handingOver([("a", "x"), ("b", "y")])
    await #expect(throws: PlayError.notAClip("it is not one picture")) {
      try await process.look(at: [], arguments: two, request: Data())
    }
    let none = try await process.look(
      at: [], arguments: DemoProcess.handingOver([]), request: Data())
    #expect(none.report == "told" && none.picture == nil)
  }
}
