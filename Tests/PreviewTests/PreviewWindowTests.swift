import Foundation
import Testing

@Suite(
  .serialized,
  .enabled(if: PreviewProcess.isPossible, "Xvfb, xdotool or the program itself is missing"))
struct PreviewWindowTests {
  @Test func frame90IsTheExportedFrame90PixelForPixel() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let exported = try await preview.exported(frame: 90)
    try preview.display.xdotool(
      "key", "--repeat", "9", "--repeat-delay", "30", "shift+Right")
    #expect(try await preview.waits { try preview.display.screenshot() == exported })
    // The square is half there: neither the first frame nor the last is it.
    #expect(exported[150, 50] != (255, 255, 255))
    #expect(try await preview.exported(frame: 91) != exported)

    try preview.display.xdotool("key", "s")
    let picture = preview.folder.appending(path: "Demo-90.png")
    #expect(try await preview.waits { FileManager.default.fileExists(atPath: picture.path) })
    #expect(try Screenshot(png: picture) == exported)
  }

  @Test func playingInRealTimeEndsOnTheExportedLastFrame() async throws {
    let preview = try PreviewProcess()
    let last = try await preview.exported(frame: 179)
    // Faster than any display shows: most frames are dropped on the way.
    try preview.display.xdotool("key", "bracketright", "bracketright", "bracketright")
    #expect(try await preview.waits { try preview.display.screenshot() == last })
    try preview.display.xdotool("key", "Home")
    let first = try await preview.exported(frame: 0)
    #expect(try await preview.waits { try preview.display.screenshot() == first })
  }

  @Test func theBarShowsWhileThePointerMovesAndSeeksWhereItIsPressed() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let (x, y) = (20, 365)
    #expect(
      try await preview.waits {
        try preview.display.xdotool("mousemove_relative", "--", "1", "0")
        return try !preview.display.screenshot().isWhite(x, y)
      })
    try preview.display.xdotool("mousemove", "275", "377", "click", "1")
    // The end of the clip: the square is all there.
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(x, y) })
  }

  @Test func lettingGoOfTheScriptMakesTheButtonWork() async throws {
    let preview = try PreviewProcess("--interactive", preset: Self.still)
    #expect(try await preview.isOpen())
    #expect(try !preview.display.screenshot().isRed(150, 50))
    try preview.display.xdotool(
      "mousemove", "150", "388", "mousedown", "1", "sleep", "0.2", "mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
  }

  @Test func whatIsRecordedIsWrittenIntoThePreset() async throws {
    let preview = try PreviewProcess("--paused", preset: Self.still)
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waits { try !preview.display.screenshot().isWhite(20, 20) })
    try preview.display.xdotool(
      "mousemove", "150", "388", "mousedown", "1", "sleep", "0.2", "mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "r")
    let file = preview.folder.appending(path: "Demo.yaml")
    #expect(
      try await preview.waits {
        try String(contentsOf: file, encoding: .utf8).contains("  - tap \"Toggle\" at ")
      })
  }

  @Test func aSaveIsShownAtTheSamePlaceAndABrokenOneKeepsThePicture() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "End")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })

    try preview.save(PreviewProcess.preset.replacingOccurrences(of: ".red", with: ".blue"))
    #expect(
      try await preview.waits {
        let color = try preview.display.screenshot()[150, 50]
        return color.blue > 200 && color.red < 100
      })

    try preview.save("vieuw: Rectangle()\n")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(12, 20) })
    // Above the message the square can still be seen.
    let color = try preview.display.screenshot()[150, 4]
    #expect(color.blue > 200 && color.red < 100)

    try preview.save(PreviewProcess.preset)
    #expect(
      try await preview.waits {
        let screen = try preview.display.screenshot()
        return screen.isWhite(12, 20) && screen.isRed(150, 50)
      })
  }

  @Test func darkIsShownAndExportedAtAKey() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "d")
    #expect(try await preview.waits { try preview.display.screenshot()[20, 150] == (0, 0, 0) })
    try preview.display.xdotool("key", "e")
    let movie = preview.folder.appending(path: "Demo.mp4")
    #expect(try await preview.waits { FileManager.default.fileExists(atPath: movie.path) })
  }

  @Test func closingIsNoError() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "Escape")
    #expect(try await preview.status() == 0)
  }

  private static let still = PreviewProcess.preset
    .replacingOccurrences(of: "duration: 2", with: "duration: 0.2")
    .replacingOccurrences(of: "  - tap \"Toggle\" at 0.5\n", with: "")
}
