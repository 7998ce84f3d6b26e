import Foundation
import Testing

/// The program in a real window, used by a hand that nobody sees. One after the other: several at
/// once would only wait for one another.
@Suite(.serialized) enum PreviewWindowTests {
  @Suite struct Playing {}
  @Suite struct Looking {}
  @Suite struct HandsOn {}
  @Suite struct Files {}
  @Suite struct Window {}

  /// A preset in which nothing happens by itself.
  static let still = PreviewProcess.preset
    .replacingOccurrences(of: "wait 2.5", with: "wait 0.2")
    .replacingOccurrences(of: "  - tap \"Toggle\" at 0.5\n", with: "")
}

// MARK: - Transport

extension PreviewWindowTests.Playing {
  @Test(arguments: ["auto", "software"])
  func frame90IsTheExportedFrame90PixelForPixel(_ renderer: String) async throws {
    let preview = try PreviewProcess("--paused", "--renderer", renderer)
    #expect(try await preview.isOpen())
    let exported = try preview.exported(frame: 90, renderer: renderer)
    try preview.display.xdotool(
      "key", "--repeat", "9", "--repeat-delay", "30", "shift+Right")
    #expect(
      try await preview.waits { try preview.display.screenshot().hash == exported.hash })
    #expect(try preview.display.screenshot() == exported)
    // The square is half there: neither the frame before nor the one after is it.
    #expect(exported[150, 50] != (255, 255, 255))
    #expect(try preview.exported(frame: 91, renderer: renderer) != exported)

    try preview.display.xdotool("key", "s")
    let picture = preview.folder.appending(path: "Demo-90.png")
    // The file is there before all of it is.
    #expect(try await preview.waits { (try? Screenshot(png: picture)) == exported })
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
    // The program stands still while its clip goes on.
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
    // The tap at 0.5 s of 2.983 s, on a track from 24 to 276.
    #expect(
      try await preview.waits {
        try preview.display.xdotool("mousemove_relative", "--", "1", "0")
        let color = try preview.display.screenshot()[66, 372]
        return color.red > 200 && color.green > 150 && color.blue < 120
      })
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(x, y) })
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
      "mousemove", "250", "377", "mousedown", "1", "mousemove", "150", "360")
    #expect(try await preview.waits { above(try preview.display.screenshot()) == middle })
    try preview.display.xdotool("mousemove", "290", "250")
    #expect(try await preview.waits { above(try preview.display.screenshot()) == last })
    try preview.display.xdotool("mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(20, 365) })
    #expect(above(try preview.display.screenshot()) == last)
  }
}

// MARK: - Looking closer

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
  }

  @Test func framesAndNamesOfViewsAreDrawnOverThePicture() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    let plain = try preview.display.screenshot()
    try preview.display.xdotool("key", "g")
    // The stack is as wide as its button.
    #expect(try await preview.waits { try preview.display.screenshot().isRed(124, 200) })
    try preview.display.xdotool("key", "g")
    #expect(try await preview.waits { try preview.display.screenshot() == plain })
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

// MARK: - Hands on

extension PreviewWindowTests.HandsOn {
  @Test func lettingGoOfTheScriptMakesTheButtonWork() async throws {
    let preview = try PreviewProcess("--interactive", text: PreviewWindowTests.still)
    #expect(try await preview.isOpen())
    #expect(try await preview.waitsForTitle("Demo, hands on - Showreel"))
    #expect(try !preview.display.screenshot().isRed(150, 50))
    try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "i")
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(150, 50) })
  }

  @Test func whatIsRecordedIsWrittenIntoThePresetAndPlayed() async throws {
    let preview = try PreviewProcess("--paused", text: PreviewWindowTests.still)
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("Demo, recording - Showreel"))
    try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "r")
    // On a machine that is busy enough, a click takes so long that it is held.
    let step = #/\n  - (tap "Toggle" at|drag 150,388 by 0,0 at) [0-9.]+/#
    #expect(try await preview.waits { try preview.text().contains(step) })
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    // The clip is the new one: at its end the square is there.
    try preview.display.xdotool("key", "End")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
  }

  @Test func aDragIsRecordedWithItsPath() async throws {
    let text = """
      import SwiftUI

      // showreel: wait 0.2
      struct Demo: View {
        @State private var offset = CGSize.zero

        var body: some View {
          Color.red.frame(width: 60, height: 60).offset(offset)
            .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
        }
      }
      """
    let preview = try PreviewProcess("--paused", input: "Demo.swift", text: text)
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("Demo, recording - Showreel"))
    // To the right, then down: where the square is shows that the finger has been there.
    try preview.display.xdotool("mousemove", "150", "200", "mousedown", "1")
    try preview.display.xdotool("mousemove", "240", "200")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(260, 180) })
    try preview.display.xdotool("mousemove", "240", "300")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(260, 320) })
    try preview.display.xdotool("mouseup", "1", "key", "r")
    let step =
      #/// showreel: drag 150,200 by 90,100 at [0-9.]+ over [0-9.]+ via (.*, )?90,0@[0-9.]+.*; wait/#
    #expect(try await preview.waits { try preview.text().contains(step) })
  }
}

// MARK: - Files

extension PreviewWindowTests.Files {
  @Test func aSaveIsShownAtTheSamePlaceAndABrokenOneKeepsThePicture() async throws {
    // A preset is read by the preview itself: there is nothing it could start.
    let preview = try PreviewProcess("--paused", environment: ["PATH": "/nonexistent"])
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

  @Test func aBlockOfAPageIsPlayedReloadedAndWritten() async throws {
    let page = """
      # Guide

      ```swift
      struct Other: View {
        var body: some View { Color.green }
      }
      ```

      ## Square

      ```swift
      struct Square: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            if isOn { Color.red.frame(height: 100) }
            Spacer()
            Button("Toggle") { isOn.toggle() }
          }
        }
      }
      ```

      """
    let preview = try PreviewProcess("--paused", input: "guide.md#square", text: page)
    #expect(try await preview.isOpen())
    #expect(try await preview.waitsForTitle("square - Showreel"))
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("square, recording - Showreel"))
    try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "r")
    let comment =
      #/## Square\n\n<!-- showreel: (tap "Toggle"|drag 150,388 by 0,0) at .*; wait .* -->\n\n```swift/#
    #expect(try await preview.waits { try preview.text().contains(comment) })
    let written = try preview.text()

    // Code that does not compile is told, and what compiles again is shown.
    try preview.save(written.replacingOccurrences(of: "Color.red", with: "Colour.red"))
    #expect(try await preview.waits { try preview.display.screenshot().isRed(12, 20) })
    try preview.save(written.replacingOccurrences(of: "Color.red", with: "Color.blue"))
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(12, 20) })
    try preview.display.xdotool("key", "End")
    #expect(try await preview.waits { try preview.display.screenshot()[150, 50].blue > 200 })
  }
}

// MARK: - The window

extension PreviewWindowTests.Window {
  private static let surround = 23

  /// The picture of 300 × 400 in a window of 600 × 600: half as large again, with bars at its sides.
  private func isLetterboxed(_ screen: Screenshot) -> Bool {
    func isBar(_ x: Int) -> Bool {
      let color = screen[x, 300]
      return abs(color.red - Self.surround) < 4 && abs(color.green - Self.surround) < 4
    }
    return isBar(5) && isBar(70) && screen.isWhite(80, 225) && screen.isWhite(520, 225)
      && isBar(530) && isBar(595) && screen.isRed(300, 75)
  }

  @Test func aWindowOfAnotherShapeShowsThePictureBetweenBars() async throws {
    let preview = try PreviewProcess("--paused", screen: (600, 600))
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "End")
    try preview.display.xdotool(
      "search", "--name", "Showreel$", "windowmove", "0", "0", "windowsize", "600", "600")
    #expect(try await preview.waits { isLetterboxed(try preview.display.screenshot()) })
  }

  @Test func touchesAreWhereThePictureIs() async throws {
    let preview = try PreviewProcess(
      "--interactive", text: PreviewWindowTests.still, screen: (600, 600))
    #expect(try await preview.isOpen())
    try preview.display.xdotool(
      "search", "--name", "Showreel$", "windowmove", "0", "0", "windowsize", "600", "600")
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(80, 225) })
    try preview.display.xdotool("mousemove", "300", "582", "mousedown", "1", "mouseup", "1")
    #expect(try await preview.waits { isLetterboxed(try preview.display.screenshot()) })
  }

  /// A display with two pixels in each of its units, as on Wayland: each shows one of the picture's.
  @Test(arguments: [1, 2]) func aWaylandDisplayShowsEveryPixel(_ scale: Int) async throws {
    let (width, height) = (300 * scale, 400 * scale)
    let preview = try PreviewProcess(
      "--paused", screen: (width, height), scale: scale, waylandScale: scale)
    // The compositor draws its pointer into the corner.
    try preview.display.xdotool("mousemove", "0", "0")
    func shows(_ picture: Screenshot) async throws -> Bool {
      func seen(_ picture: Screenshot) -> Screenshot {
        picture.part(x: 60 * scale, y: 0, width: width - 60 * scale, height: height)
      }
      let picture = seen(picture)
      return try await preview.waits { seen(try preview.display.screenshot()) == picture }
    }
    #expect(try await shows(try preview.exported(frame: 0, scale: scale)))
    try preview.display.xdotool("key", "--delay", "30", "--repeat", "9", "shift+Right")
    #expect(try await shows(try preview.exported(frame: 90, scale: scale)))
  }

  @Test func fullscreenFillsTheDisplay() async throws {
    let preview = try PreviewProcess("--paused", "--fullscreen", screen: (600, 600))
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(80, 225) })
    try preview.display.xdotool("key", "End")
    #expect(try await preview.waits { isLetterboxed(try preview.display.screenshot()) })
    #expect(try preview.display.windowFrame()?.width == 600)
  }

  @Test func closingIsNoError() async throws {
    let preview = try PreviewProcess("--paused")
    #expect(try await preview.isOpen())
    try preview.display.closeWindow()
    #expect(try await preview.status() == 0)
  }

  @Test func escapeCloses() async throws {
    let preview = try PreviewProcess()
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "Escape")
    #expect(try await preview.status() == 0)
  }

  @Test func theTerminalCloses() async throws {
    let preview = try PreviewProcess("--loop")
    #expect(try await preview.isOpen())
    preview.signal(SIGINT)
    #expect(try await preview.status() == 0)
  }
}
