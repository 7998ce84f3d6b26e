import Foundation
import Testing

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
    // By its place, where the page's own process has not answered yet what is there; as a drag, where the finger stayed long.
    let comment =
      #/## Square\n\n<!-- showreel: (tap "Toggle"|tap 150,388|drag 150,388 by 0,0) at .*; wait .* -->\n\n```swift/#
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
