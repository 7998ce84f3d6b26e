import Foundation
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
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Demo.yaml")
    try PreviewProcess.preset.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = PreviewProcess.executable
    process.arguments = ["preview", file.path]
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let message = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    #expect(message.contains("There is no display to open a window on ("))
    #expect(message.contains("showreel export"))
  }
}
