import Foundation
import Testing

extension PreviewWindowTests.Window {
  private static let surround = 23

  /// The picture of 300 × 400 in a window of 600 × 600: half as large again, with bars at its sides.
  private func isBetweenBars(_ screen: Screenshot) -> Bool {
    func isBar(_ x: Int) -> Bool {
      let color = screen[x, 300]
      return abs(color.red - Self.surround) < 4 && abs(color.green - Self.surround) < 4
    }
    return isBar(5) && isBar(70) && screen.isWhite(80, 225) && screen.isWhite(520, 225)
      && isBar(530) && isBar(595)
  }

  /// The same with the square in it.
  private func isLetterboxed(_ screen: Screenshot) -> Bool {
    isBetweenBars(screen) && screen.isRed(300, 75)
  }

  @Test func aWindowOfAnotherShapeShowsThePictureBetweenBars() async throws {
    let preview = try PreviewProcess("--paused", screen: (600, 600))
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "End")
    try preview.display.xdotool(
      "search", "--name", "Showreel$", "windowmove", "0", "0", "windowsize", "600", "600")
    #expect(try await preview.waits { isLetterboxed(try preview.display.screenshot()) })
    #expect(try await preview.closesWell())
  }

  @Test func touchesAreWhereThePictureIs() async throws {
    let preview = try PreviewProcess(
      "--interactive", text: PreviewWindowTests.still, screen: (600, 600))
    #expect(try await preview.isOpen())
    try preview.display.xdotool(
      "search", "--name", "Showreel$", "windowmove", "0", "0", "windowsize", "600", "600")
    // A window that has moved and not grown yet does not reach down to the button.
    #expect(try await preview.waits { isBetweenBars(try preview.display.screenshot()) })
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

  /// Of a process whose main thread ended with its `main`, any thread goes on with the window, and the
  /// first that is not the one before cannot draw.
  @Test func theMainThreadDrawsAlways() async throws {
    let preview = try PreviewProcess("--loop")
    #expect(try await preview.isOpen())
    let atFirst = try preview.mainThreadTicks()
    #expect(try await preview.waits { try preview.mainThreadTicks() > atFirst + 10 })
  }

  @Test func fullscreenFillsTheDisplay() async throws {
    let preview = try PreviewProcess("--paused", "--fullscreen", screen: (600, 600))
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(80, 225) })
    try preview.display.xdotool("key", "End")
    #expect(try await preview.waits { isLetterboxed(try preview.display.screenshot()) })
    #expect(try preview.display.windowFrame()?.width == 600)
    #expect(try await preview.closesWell())
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
