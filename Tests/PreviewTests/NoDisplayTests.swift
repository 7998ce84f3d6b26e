import Foundation
import TestSupport
import Testing

@testable import Compositing

struct NoDisplayTests {
  @Test func withoutADisplayTheMessageSaysWhatNeedsNone() {
    let error = WindowError.noDisplay("SDL found only its 'offscreen' driver")
    #expect(
      error.description
        == "There is no display to open a window on (SDL found only its 'offscreen' driver). "
        + "Start it on a desktop or a console, or write a file instead, which needs no display.")
  }

  @Test(arguments: [
    ["SDL_VIDEODRIVER": "offscreen"], ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":none"],
    ["SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "none"],
  ])
  func withoutADisplayThePreviewFailsBeforeItPlays(_ environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(PreviewProcess.preset, to: "Demo.yaml")
    let program = try #require(BuiltProgram.showreel)
    let answer = try Process(program.path, ["preview", file], environment: environment).answer()
    let message = answer.errors
    #expect(answer.code != 0)
    #expect(message.contains("There is no display to open a window on ("))
    #expect(message.contains("showreel export"))
  }
}
