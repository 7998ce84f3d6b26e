import Foundation
import Testing

extension PreviewWindowTests.Playing {
  @Test(arguments: ["auto", "software"])
  func frame90IsTheExportedFrame90PixelForPixel(_ renderer: String) async throws {
    let preview = try PreviewProcess("--paused", "--renderer", renderer)
    #expect(try await preview.isOpen())
    let exported = try preview.exported(frame: 90, renderer: renderer)
    try preview.display.xdotool(
      "key", "--repeat", "9", "--repeat-delay", "30", "shift+Right")
    #expect(
      try await preview.waits { try preview.display.screenshot() == exported })
    #expect(try preview.display.screenshot() == exported)
    // The square is half there: neither the frame before nor the one after is it.
    #expect(exported[150, 50] != (255, 255, 255))
    #expect(try preview.exported(frame: 91, renderer: renderer) != exported)

    try preview.display.xdotool("key", "s")
    let picture = preview.folder.appending(path: "Demo-90.png")
    // The file is there before all of it is.
    #expect(try await preview.waits { (try? Screenshot(png: picture)) == exported })
    #expect(try await preview.closesWell())
  }

  @Test func stepsGoToTheirFrames() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let frames = try [41, 40, 50, 179, 0].map { try preview.exported(frame: $0) }
    func shows(_ index: Int) async throws -> Bool {
      try await preview.waits { try preview.display.screenshot() == frames[index] }
    }
    try preview.display.xdotool("key", "--delay", "30", "--repeat", "4", "shift+Right")
    try preview.display.xdotool("key", "Right")
    #expect(try await shows(0))
    try preview.display.xdotool("key", "Left")
    #expect(try await shows(1))
    try preview.display.xdotool("key", "shift+Right")
    #expect(try await shows(2))
    try preview.display.xdotool("key", "End")
    #expect(try await shows(3))
    try preview.display.xdotool("key", "Home")
    #expect(try await shows(4))
  }

  @Test func playingInRealTimeEndsOnTheExportedLastFrame() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let last = try preview.exported(frame: 179)
    // Faster than any display shows: most frames are dropped on the way.
    try preview.display.xdotool("key", "bracketright", "bracketright", "bracketright", "space")
    #expect(try await preview.waits { try preview.display.screenshot() == last })
  }

  @Test func framesThatWereDroppedChangeNoLaterOne() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let (middle, last) = (try preview.exported(frame: 90), try preview.exported(frame: 179))
    try preview.display.xdotool("key", "space")
    #expect(try await preview.waits { try !preview.display.screenshot().isWhite(150, 50) })
    // The program stands still while its clip goes on. That time passes is what is tried here; nothing waits for it.
    preview.signal(SIGSTOP)
    try await Task.sleep(for: .milliseconds(700))
    preview.signal(SIGCONT)
    #expect(try await preview.waits { try preview.display.screenshot() == last })
    // The last frame is on screen a little before the clip is over; End stops it.
    try preview.display.xdotool("key", "--delay", "30", "End", "Home")
    try preview.display.xdotool(
      "key", "--repeat", "9", "--repeat-delay", "30", "shift+Right")
    #expect(try await preview.waits { try preview.display.screenshot() == middle })
  }

  @Test func speedAndLoopAreInTheTitleAndLoopingBeginsAgain() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    try preview.display.xdotool("key", "bracketleft")
    #expect(try await preview.waitsForTitle("Demo, 1/2× - Showreel"))
    try preview.display.xdotool("key", "bracketright", "bracketright")
    #expect(try await preview.waitsForTitle("Demo, 2× - Showreel"))
    try preview.display.xdotool("key", "l")
    #expect(try await preview.waitsForTitle("Demo, 2×, looping - Showreel"))
    try preview.display.xdotool("key", "space")
    for _ in 0..<2 {
      #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
      #expect(try await preview.waits { try preview.display.screenshot().isWhite(150, 50) })
    }
  }

  @Test func theBarShowsWhileThePointerMovesWithTheEventsOfTheScript() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let (x, y) = (20, 365)
    #expect(
      try await preview.waits {
        try preview.display.xdotool("mousemove_relative", "--", "1", "0")
        return try !preview.display.screenshot().isWhite(x, y)
      })
    // The tap at 0.5 s of 2.983 s, on a track from 54 to 276.
    #expect(
      try await preview.waits {
        try preview.display.xdotool("mousemove_relative", "--", "1", "0")
        let color = try preview.display.screenshot()[91, 372]
        return color.red > 200 && color.green > 150 && color.blue < 120
      })
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(x, y) })
  }

  @Test func theButtonPlaysAndPauses() async throws {
    let preview = try PreviewProcess("--paused", "--loop")
    #expect(try await preview.isOpen())
    // The bar stays while the pointer moves. Between two bars nothing is white; in a triangle it is.
    func shows(isPlaying: Bool) async throws -> Bool {
      try await preview.waits {
        try preview.display.xdotool("mousemove", "30", "367", "mousemove", "30", "368")
        let screen = try preview.display.screenshot()
        return screen.isWhite(27, 368) && screen.isWhite(31, 368) != isPlaying
      }
    }
    #expect(try await shows(isPlaying: false))
    try preview.display.xdotool("click", "1")
    #expect(try await shows(isPlaying: true))
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("click", "1")
    #expect(try await shows(isPlaying: false))
  }

  @Test func aPictureIsSavedWhileTheClipGoesOn() async throws {
    let preview = try PreviewProcess("--loop")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "s")
    func pictures() throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: preview.folder, includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.wholeMatch(of: #/Demo-\d+\.png/#) != nil }
    }
    #expect(try await preview.waits { try !pictures().isEmpty })
    let picture = try #require(try pictures().first)
    #expect(try await preview.waits { (try? Screenshot(png: picture)) != nil })
    // Nothing that is over the picture is in it, and the clip has not stopped.
    let digits = picture.lastPathComponent.filter(\.isNumber)
    let exported = try preview.exported(frame: try #require(Int(digits)))
    #expect(try Screenshot(png: picture) == exported)
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(150, 50) })
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
  }

  @Test func theBarIsClickedAndDragged() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    func above(_ screen: Screenshot) -> Screenshot {
      screen.part(x: 0, y: 0, width: 300, height: 300)
    }
    let (middle, last) = (
      above(try preview.exported(frame: 90)), above(try preview.exported(frame: 179))
    )
    try preview.display.xdotool("mousemove", "275", "377", "click", "1")
    #expect(try await preview.waits { above(try preview.display.screenshot()) == last })
    // Halfway along the track is the frame in the middle, seen while the button is down.
    try preview.display.xdotool(
      "mousemove", "250", "377", "mousedown", "1", "mousemove", "165", "360")
    #expect(try await preview.waits { above(try preview.display.screenshot()) == middle })
    try preview.display.xdotool("mousemove", "290", "250")
    #expect(try await preview.waits { above(try preview.display.screenshot()) == last })
    try preview.display.xdotool("mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(20, 365) })
    #expect(above(try preview.display.screenshot()) == last)
  }
}
