import Foundation
import Raster
import Testing

/// The program with a preview open, in a folder of its own with a preset in it.
final class PreviewProcess {
  let display: VirtualDisplay
  let folder: URL
  private let process = Process()

  /// The build puts the program beside the tests.
  static let executable: URL? = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = [
      tests.deletingLastPathComponent(), Bundle.main.bundleURL,
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    return beside.map { $0.appending(path: "showreel") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static let isPossible = VirtualDisplay.isAvailable && executable != nil

  static let size = (width: 300, height: 400)
  static let stage = ["--size", "300x400", "--scale", "1"]

  /// A red square that fades in for two seconds from 0.5 s on, and a button below it.
  static let preset = """
    view: Rectangle().fill(.red).frame(width: 100, height: 100)
    transition: .opacity
    animation: .linear(duration: 2)
    timeline:
      - tap "Toggle" at 0.5
      - wait 2.5

    """

  init(_ options: String..., preset: String = preset) throws {
    display = try VirtualDisplay(width: Self.size.width, height: Self.size.height)
    folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try save(preset)
    process.executableURL = Self.executable
    process.arguments = ["preview", "Demo.yaml"] + Self.stage + options
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11",
    ]) { $1 }
    try process.run()
  }

  deinit {
    // A test's thread blocks signals, and what it starts inherits that; this one cannot be blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  func save(_ preset: String) throws {
    try preset.write(to: folder.appending(path: "Demo.yaml"), atomically: true, encoding: .utf8)
  }

  /// Waits for what should become true; the limit is only for what never does.
  func waits(for condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<300 {
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(100))
    }
    return false
  }

  /// The exit status, once the preview has closed.
  func status() async throws -> Int32? {
    try await waits { !process.isRunning } ? process.terminationStatus : nil
  }

  /// Waits for a preview that shows its first frame.
  func isOpen() async throws -> Bool {
    try await waits { try display.screenshot().isWhite(20, 150) }
  }

  /// A frame of the preset as `export` writes it.
  func exported(frame: Int) async throws -> Screenshot {
    let export = Process()
    export.executableURL = Self.executable
    export.arguments =
      ["export", "Demo.yaml", "-o", "frames/", "--frames", "\(frame)-\(frame)", "--quiet"]
      + Self.stage
    export.currentDirectoryURL = folder
    try export.run()
    export.waitUntilExit()
    let frames = folder.appending(path: "frames")
    let names = try FileManager.default.contentsOfDirectory(atPath: frames.path)
    let name = try #require(names.first)
    return try Screenshot(png: frames.appending(path: name))
  }
}

extension Screenshot {
  init(png file: URL) throws {
    let bitmap = try Bitmap.decode(png: Data(contentsOf: file))
    var pixels: [UInt8] = []
    bitmap.withUnsafeBytes { bytes in
      for index in 0..<(bitmap.width * bitmap.height) {
        pixels += bytes[(index * 4)..<(index * 4 + 3)]
      }
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
