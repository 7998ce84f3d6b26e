import Foundation
import Movie
import Snippets
import TestSupport
import Testing

@testable import ShowreelCLI

/// What the command line reads for itself, where it cannot: nothing is made of less than it asked for.
struct UnreadableFileTests {
  /// The kernel opens it, and reads nothing of it.
  private static let file = "/proc/self/mem"
  private static let text =
    "Cannot read /proc/self/mem: input/output error. Make it readable, or take it away."

  @MainActor
  @Test func theToolsIdentityIsMadeOfAllOfIt() {
    var hash = ContentHash()
    let font = #expect(throws: UnreadableFile.self) {
      try ToolIdentity.add(font: Self.file, to: &hash)
    }
    #expect(font?.description == Self.text)
    let lines = #expect(throws: UnreadableFile.self) { try ToolIdentity.lines(of: Self.file) }
    #expect(lines?.description == Self.text)
    let gone = #expect(throws: UnreadableFile.self) { try ToolIdentity.lines(of: "/proc/none") }
    #expect(
      gone?.description
        == "Cannot read /proc/none: no such file or directory. Make it readable, or take it away.")
  }

  /// Nobody would know what of it is an invalid argument.
  @Test func whatIsNoFileIsCalledByItsName() throws {
    let error = #expect(throws: (any Error).self) {
      try BoundedFile.text(at: "/dev/null", most: 100)
    }
    #expect(
      UnreadableFile.problem(of: "/dev/null", try #require(error))
        == "Cannot read /dev/null: it is a pipe, a socket or a device. Make it readable, or take it away."
    )
  }

  @Test func aGalleryShowsAPresetsWholeText() {
    let error = #expect(throws: UnreadableFile.self) { try PresetInput(path: Self.file).text }
    #expect(error?.description == Self.text)
  }

  @Test func aPlanThatIsThereIsNotCalledMissing() {
    let folder = #expect(throws: InputError.self) { try TaskPlan(contentsOf: "/proc") }
    #expect(
      folder?.problems == ["Cannot read /proc: is a directory. Make it readable, or take it away."])
    #expect(folder?.isMissing == false)
    let file = #expect(throws: InputError.self) { try TaskPlan(contentsOf: Self.file) }
    #expect(file?.problems == [Self.text])
  }
}
