import Foundation
import Testing

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
    #expect(try await preview.closesWell())
  }

  @Test func whatIsRecordedIsWrittenIntoThePresetAndPlayed() async throws {
    let preview = try PreviewProcess("--paused", text: PreviewWindowTests.still)
    #expect(try await preview.isOpen())
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("Demo, recording - Showreel"))
    try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    // Redder than must be at the clip's end, whose last frame may be a little earlier than this one.
    #expect(try await preview.waits { try preview.display.screenshot()[150, 50].green < 70 })
    try preview.display.xdotool("key", "r")
    // On a machine that is busy enough, a click takes so long that it is held.
    let step = #/\n  - (tap "Toggle" at|drag 150,388 by 0,0 at) [0-9.]+/#
    #expect(try await preview.waits { try preview.text().contains(step) })
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    // The clip is the new one: at its end the square is there. The key may come before that clip
    // is loaded, and then goes to the end of the old one.
    let isThere = try await preview.waits {
      try preview.display.xdotool("key", "End")
      return try preview.display.screenshot().isRed(150, 50)
    }
    #expect(isThere)
  }

  @Test func aTouchIsUndoneAndThenTheRecordingIs() async throws {
    let preview = try PreviewProcess("--paused", text: PreviewWindowTests.still)
    #expect(try await preview.isOpen())
    let before = try preview.text()
    func tap() throws {
      try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    }
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("Demo, recording - Showreel"))
    try tap()
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try tap()
    #expect(try await preview.waits { try preview.display.screenshot().isWhite(150, 50) })
    // Without the second touch the square is there.
    try preview.display.xdotool("key", "z")
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "r")
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    #expect(try await preview.waits { try preview.text() != before })
    let touches = try preview.text().matches(of: #/\n  - (tap|drag) /#)
    #expect(touches.count == 1)
    try preview.display.xdotool("key", "z")
    #expect(try await preview.waits { try preview.text() == before })
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
