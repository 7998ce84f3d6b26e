import Foundation
import Movie
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every message of a clip that cannot be played.
@MainActor
@Suite("Clip errors")
struct ClipErrorTests {
  private func message(_ clip: Clip) -> String? {
    do {
      _ = try clip.plan()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A label that is not there is told with those that are") func nothingToTap() {
    let clip = Clip.tiny(Script(steps: [Tap("Togle").at(0.5)], duration: 1)) { ToggleDemo() }
    #expect(
      message(clip)
        == "Nothing to tap at 0.5 s: 'Togle' is not there. Did you mean 'Toggle'? "
        + "What can be tapped: 'Toggle' at 40,50.")
  }

  @Test("Where nothing can be tapped, the message says so") func nothingAtAll() {
    let first = Clip.tiny(Script(steps: [Tap().at(1)], duration: 2)) { Color.red }
    #expect(
      message(first)
        == "Nothing to tap at 1 s: the first thing that can be tapped is not there. "
        + "Nothing on screen can be tapped.")
    let identifier = Clip.tiny(Script(steps: [Tap(.identifier("x")).at(1)], duration: 2)) {
      Color.red
    }
    #expect(message(identifier)?.hasPrefix("Nothing to tap at 1 s: '#x' is not there.") == true)
  }

  @Test("A view that moves for longer than the limit never settles") func neverSettles() {
    let clip = Clip.tiny(Script(steps: [Tap(), WaitUntilSettled()]), frameRate: 2) {
      ToggleDemo(animation: .linear(duration: 40))
    }
    #expect(
      message(clip)
        == "The view was still moving 30 s after the script began to wait for it to settle. "
        + "Give the clip a duration, such as 4 s.")
  }

  @Test("A clip shorter than half a frame has no frames") func noFrames() {
    let clip = Clip.tiny(Script(steps: [], duration: 0.04)) { Color.red }
    #expect(
      message(clip)
        == "A clip of 0.04 s at 10 frames a second has no frames. Use a longer duration.")
  }

  @Test("Frames outside the clip are told with those that are inside") func frameRange() throws {
    let clip = Clip.tiny(Script(steps: [], duration: 1)) { Color.red }
    let folder = try TemporaryFolder()
    var options = ExportOptions()
    options.frames = 5...12
    let error = #expect(throws: ClipError.self) {
      try Exporter(clip, options: options).export(to: folder.file("a.mp4"))
    }
    #expect(
      error?.description == "Frames 5-12 are not in the clip, which has 10 frames. "
        + "Choose from 0 to 9.")
    #expect(try folder.contents.isEmpty)
  }

  @Test("A stopped export leaves nothing behind") func cancelled() throws {
    let clip = Clip.tiny(Script(steps: [], duration: 1)) { Color.red }
    let folder = try TemporaryFolder()
    let error = #expect(throws: ClipError.self) {
      try Exporter(clip).export(to: folder.file("a.mp4")) { $0.framesDone < 3 }
    }
    #expect(error == .cancelled)
    #expect(error?.description == "Stopped; nothing was written.")
    #expect(try folder.contents.isEmpty)
  }
}
