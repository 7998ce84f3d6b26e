import Foundation
import Raster
import TestSupport
import Testing

/// The program with a preview open, in a folder of its own with the file that it shows.
final class PreviewProcess {
  let display: VirtualDisplay
  private let ownFolder: TemporaryFolder
  let file: URL
  private let process = Process()
  var folder: URL { ownFolder.url }
  private let screen: (width: Int, height: Int)
  private let weston: Weston?

  static let size = (width: 300, height: 400)

  /// A red square that fades in for two seconds from 0.5 s on, and a button below it.
  static let preset = """
    view: Rectangle().fill(.red).frame(width: 100, height: 100)
    transition: .opacity
    animation: .linear(duration: 2)
    timeline:
      - tap "Toggle" at 0.5
      - wait 2.5

    """

  /// - Parameters:
  ///   - input: What is previewed: the file's name, and after `#` the heading.
  ///   - screen: Pixels of the display; the window is in its middle.
  ///   - scale: Pixels a point of the canvas.
  ///   - waylandScale: Pixels in each unit of a Wayland display; nil is an X11 display.
  ///   - environment: Over the tests' own.
  init(
    _ options: String..., input: String = "Demo.yaml", text: String = preset,
    screen: (width: Int, height: Int) = size, scale: Int = 1, waylandScale: Int? = nil,
    environment: [String: String] = [:]
  ) throws {
    self.screen = screen
    let display = try VirtualDisplay(width: screen.width, height: screen.height)
    self.display = display
    weston = try waylandScale.map {
      try Weston(on: display, width: screen.width, height: screen.height, scale: $0)
    }
    ownFolder = try TemporaryFolder()
    file = ownFolder.url.appending(path: String(input.prefix { $0 != "#" }))
    try save(text)
    process.executableURL = BuiltProgram.showreel
    process.arguments = ["preview", input] + Self.stage(scale: scale) + options
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11",
    ]) { $1 }.merging(weston?.environment ?? [:]) { $1 }.merging(environment) { $1 }
    try process.run()
  }

  deinit {
    // A test's thread blocks signals, and what it starts inherits that; this one cannot be blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func stage(scale: Int) -> [String] {
    ["--size", "\(size.width)x\(size.height)", "--scale", "\(scale)"]
  }

  /// What the file says now.
  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func save(_ text: String) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Processor time that the main thread has taken, in the kernel's hundredths of a second.
  func mainThreadTicks() throws -> Int {
    let id = process.processIdentifier
    let stat = try String(contentsOfFile: "/proc/\(id)/task/\(id)/stat", encoding: .utf8)
    // The name, in brackets, may have spaces; user time is the twelfth word after it.
    let words = stat.suffix(from: stat.lastIndex(of: ")") ?? stat.startIndex).split(separator: " ")
    return try #require(Int(words[12]))
  }

  /// Waits for what should become true; the limit is only for what never does.
  ///
  /// It counts looks, not seconds: where other tests hold all threads, a minute may pass between two
  /// looks in which the preview had long done what was waited for.
  func waits(for condition: () throws -> Bool) async throws -> Bool {
    try await process.waits(for: condition)
  }

  /// The exit status, once the preview has closed.
  func status() async throws -> Int32? {
    try await waits { !process.isRunning } ? process.terminationStatus : nil
  }

  /// Closes the preview by its key; whatever it has shown by then, that is no error.
  func closesWell() async throws -> Bool {
    try display.xdotool("key", "Escape")
    return try await status() == 0
  }

  /// Waits for a preview that shows its first frame.
  func isOpen() async throws -> Bool {
    let (x, y) = ((screen.width - Self.size.width) / 2, (screen.height - Self.size.height) / 2)
    return try await waits { try display.screenshot().isWhite(x + 20, y + 150) }
  }

  func waitsForTitle(_ title: String) async throws -> Bool {
    try await waits { try display.title() == title }
  }

  /// A frame of the preset as `export` writes it.
  func exported(frame: Int, scale: Int = 1, renderer: String = "auto") throws -> Screenshot {
    let frames = folder.appending(path: "frames-\(UUID().uuidString)")
    let program = try #require(BuiltProgram.showreel)
    let arguments =
      [
        "export", file.lastPathComponent, "-o", frames.path + "/*.png", "--frames",
        "\(frame)-\(frame)",
      ]
      + ["--quiet", "--renderer", renderer] + Self.stage(scale: scale)
    let answer = try Process(program.path, arguments, in: folder).answer()
    try #require(answer.code == 0, "\(answer.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path)
    let name = try #require(names.first)
    return try Screenshot(png: frames.appending(path: name))
  }
}

extension Screenshot {
  init(png file: URL) throws {
    let bitmap = try Bitmap.decode(png: Data(contentsOf: file))
    self = bitmap.withUnsafeBytes { bytes in
      Screenshot(width: bitmap.width, height: bitmap.height, of: bytes) { x, y in
        (y * bitmap.width + x) * 4
      }
    }
  }
}
