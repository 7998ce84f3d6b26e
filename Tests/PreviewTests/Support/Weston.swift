import Foundation
import TestSupport
import Testing

/// A Wayland display inside a virtual one: its pixels are seen there, and what is typed there is typed
/// here.
final class Weston {
  private let server = Process()
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - width: Pixels, as is `height`.
  ///   - scale: Pixels in each of the display's own units.
  /// - Throws: Where Weston does not start.
  init(on display: VirtualDisplay, width: Int, height: Int, scale: Int) throws {
    // Nobody else may read what is in the folder, or it is not taken.
    folder = try TemporaryFolder(isPrivate: true)
    let program = "/usr/bin/weston"
    try #require(
      FileManager.default.isExecutableFile(atPath: program),
      "weston is missing. Run Scripts/setup --for-tests.")
    server.executableURL = URL(filePath: program)
    server.arguments = [
      // Its one window fills the display.
      "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--no-config",
      "--idle-time=0",
      "--socket=\(Self.socket)", "--width=\(width / scale)", "--height=\(height / scale)",
      "--scale=\(scale)",
    ]
    server.environment = ["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    let path = folder.file(Self.socket)
    server.blocks { FileManager.default.fileExists(atPath: path) }
    try #require(FileManager.default.fileExists(atPath: path), "weston did not start")
  }

  deinit {
    // A test's thread blocks signals, and what it starts inherits that; this one cannot be blocked.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  private static let socket = "wayland-showreel"

  /// For a program that is to use the display.
  var environment: [String: String] {
    [
      "SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": Self.socket,
      "XDG_RUNTIME_DIR": folder.path,
    ]
  }
}
