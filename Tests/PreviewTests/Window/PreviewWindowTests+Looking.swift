import Foundation
import Testing

extension PreviewWindowTests.Looking {
  @Test func darkIsShownAndExportedAtAKey() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "d")
    #expect(try await preview.waits { try preview.display.screenshot()[20, 150] == (0, 0, 0) })
    try preview.display.xdotool("key", "e")
    let movie = preview.folder.appending(path: "Demo.mp4")
    #expect(try await preview.waits { FileManager.default.fileExists(atPath: movie.path) })
    try preview.display.xdotool("key", "d")
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(20, 150) })
  }

  @Test func theScaleIsSetByKeysAndEveryPixelIsTheExportedOne() async throws {
    let preview = try PreviewProcess("--paused", screen: (900, 1200))
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "2", "End")
    let large = try preview.exported(frame: 179, scale: 2)
    #expect(
      try await preview.waits {
        guard let frame = try preview.display.windowFrame(), frame.width == 600,
          frame.height == 800, frame.x + 600 <= 900, frame.y + 800 <= 1200
        else { return false }
        return try preview.display.screenshot()
          .part(x: frame.x, y: frame.y, width: 600, height: 800) == large
      })
    try preview.display.xdotool("key", "3")
    #expect(
      try await preview.waits {
        let frame = try preview.display.windowFrame()
        return frame?.width == 900 && frame?.height == 1200
      })
    try preview.display.xdotool("key", "1")
    #expect(try await preview.waits { try preview.display.windowFrame()?.width == 300 })
    #expect(try await preview.closesWell())
  }

  @Test func framesAndNamesOfViewsAreDrawnOverThePicture() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let plain = try preview.exported(frame: 0)
    #expect(try await preview.waits { try preview.display.screenshot() == plain })
    try preview.display.xdotool("key", "g")
    // The stack is as wide as its button.
    #expect(try await preview.waits { try preview.display.screenshot().isRed(124, 200) })
    try preview.display.xdotool("key", "g")
    #expect(try await preview.waits { try preview.display.screenshot() == plain })
  }

  @Test func theKeysAreShownOverThePictureUntilTheyAreClosed() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let plain = try preview.exported(frame: 0)
    #expect(try await preview.waits { try preview.display.screenshot() == plain })
    for closing in ["question", "Escape", "h"] {
      try preview.display.xdotool("key", "question")
      #expect(try await preview.waits { try preview.display.screenshot()[150, 200].red < 160 })
      try preview.display.xdotool("key", closing)
      #expect(try await preview.waits { try preview.display.screenshot() == plain })
    }
  }

  @Test func whatGoesOnIsSaidOverThePicture() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "f")
    #expect(try await preview.waits { try preview.display.screenshot()[12, 20].red < 100 })
    let before = try preview.display.screenshot()
    try preview.display.xdotool(
      "key", "--repeat", "9", "--repeat-delay", "30", "shift+Right")
    // There is more to say while the square fades in.
    #expect(
      try await preview.waits {
        let screen = try preview.display.screenshot()
        return screen[12, 20].red < 100
          && screen.part(x: 8, y: 8, width: 284, height: 120)
            != before.part(x: 8, y: 8, width: 284, height: 120)
      })
    try preview.display.xdotool("key", "f")
    let exported = try preview.exported(frame: 90)
    #expect(try await preview.waits { try preview.display.screenshot() == exported })
  }
}
