import Foundation
import Testing

extension PreviewWindowTests.Strangers {
  /// A page's code runs behind walls: what it does to files and to its own process touches no window.
  @Test func codeThatWritesFilesAndEndsItsProcessTouchesNothing() async throws {
    let text = """
      import Foundation
      import SwiftUI

      // showreel: wait 0.2
      struct Demo: View {
        var body: some View {
          VStack {
            Color.red.frame(height: 100)
            Spacer()
            Button("End") { exit(7) }
          }
          .onAppear {
            let files = FileManager.default
            _ = files.createFile(atPath: "FOLDER/made", contents: nil)
            try? files.removeItem(atPath: "FOLDER/Demo.swift")
          }
        }
      }
      """
    let preview = try PreviewProcess(
      "--paused", input: "Demo.swift", text: PreviewProcess.preset)
    let folder = preview.folder.path
    let source = text.replacingOccurrences(of: "FOLDER", with: folder)
    try preview.save(source)
    #expect(try await preview.waits { try preview.display.screenshot().isRed(150, 50) })
    try preview.display.xdotool("key", "i")
    #expect(try await preview.waitsForTitle("Demo, hands on - Showreel"))
    try preview.display.xdotool("mousemove", "150", "388", "mousedown", "1", "mouseup", "1")
    // The message, and below it the picture that was last good.
    #expect(try await preview.waits { try preview.display.screenshot().isRed(12, 20) })
    #expect(try await preview.waitsForTitle("Demo - Showreel"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["Demo.swift"])
    #expect(try preview.text() == source)

    // A save begins again.
    try preview.save(source.replacingOccurrences(of: "Color.red", with: "Color.blue"))
    #expect(try await preview.waits { try preview.display.screenshot()[150, 50].blue > 200 })
  }
}
