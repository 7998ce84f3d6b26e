import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What keys of a Mac, or buttons of a remote, tell the views that listen to commands.
@MainActor
@Suite("Commands of keys")
struct KeyCommandTests {
  private func listening(_ idiom: DeviceIdiom, _ log: Log) -> ViewGraph {
    ViewGraph.on(
      idiom,
      Color.red
        .onDeleteCommand { log.add("delete") }
        .onExitCommand { log.add("exit") }
        .onPlayPauseCommand { log.add("play") }
        .onMoveCommand { log.add("\($0)") })
  }

  private func press(_ keys: [KeyEquivalent], on idiom: DeviceIdiom) -> String {
    let log = Log()
    let graph = listening(idiom, log)
    for key in keys { graph.press(key, with: []) }
    return log.text
  }

  @Test("A Mac has keys for what goes, and for the way out and around") func mac() {
    #expect(press([.delete, .escape, .upArrow, .space], on: .mac) == "delete exit up")
  }

  @Test("A television has its remote") func television() {
    #expect(press([.delete, .escape, .leftArrow, .space], on: .tv) == "exit left play")
  }

  @Test("A phone hears none of it") func phone() {
    #expect(press([.delete, .escape, .upArrow, .space], on: .phone) == "")
  }

  @Test("A key that is a command is no reason to type") func typing() {
    let graph = listening(.mac, Log())
    #expect(!graph.hearsKeys && graph.hears(.delete, with: []))
    #expect(graph.keysListenedTo.contains(.delete))
  }

  @Test("What is copied can be pasted, and what is cut too") func board() {
    let log = Log()
    let graph = ViewGraph.on(
      .mac,
      Color.red.copyable(["a", "b"]).pasteDestination(for: String.self) { log.add("\($0)") })
    graph.press("c", with: .command)
    graph.press("v", with: .command)
    #expect(log.text == "[\"a\", \"b\"]")
    let cut = ViewGraph.on(
      .mac,
      Color.red.onCutCommand { [NSItemProvider(object: NSString(string: "x"))] }
        .onPasteCommand(of: [.text]) { log.add("\($0.count)") })
    cut.press("x", with: .command)
    cut.press("v", with: .command)
    #expect(log.entries.last == "1")
  }
}
