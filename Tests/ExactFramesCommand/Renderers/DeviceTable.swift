import Compositing
import ExactFrames
import Foundation
import Raster
import Snippets

/// Draws the same pictures on every device that this machine has, and compares them.
@MainActor
struct DeviceTable {
  /// What ``PictureFolder/fill(_:)`` takes, as somebody typed it.
  let words: [String]
  private(set) var isClean = true

  init(_ words: ArraySlice<String>) { self.words = Array(words) }

  /// Prints a line for each device as it comes.
  mutating func print() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/showreel-devices-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    Swift.print(
      """
      | device | the same | pixels that differ | by up to | grossly | as kept | by up to |
      |---|---|---|---|---|---|---|
      """)
    let usual = folder + "/usual"
    for device in [.usual] + DrawingDevice.others {
      let own = device.name == DrawingDevice.usual.name ? usual : folder + "/other"
      guard try draw(device, in: own) else { continue }
      let difference = try difference(own, usual) { $0 }
      let kept = try self.difference(own, Self.kept(by: device)) { name in
        name.hasPrefix("kept-") ? String(name.dropFirst("kept-".count)) : nil
      }
      let facts = try String(contentsOfFile: own + "/device", encoding: .utf8)
      Swift.print(
        "| \(device.name): \(facts) | \(difference.columns) | "
          + "\(kept.same) of \(kept.pictureCount) | \(kept.largest) |")
      for name in difference.gross + kept.gross { Swift.print("  grossly different: \(name)") }
      if device.isSame && difference.same < difference.pictureCount
        || !(difference.gross + kept.gross).isEmpty
      {
        isClean = false
      }
      if own != usual { try FileManager.default.removeItem(atPath: own) }
    }
  }

  /// SDL's software renderer moves things by whole pixels, so that it has kept pictures of its own.
  private static func kept(by device: DrawingDevice) -> String {
    "Tests/StudioTests/Goldens" + (device.renderer == .software ? "" : "/opengl")
  }

  /// - Returns: False where this machine has no such device.
  private mutating func draw(_ device: DrawingDevice, in folder: String) throws -> Bool {
    let child = Process()
    child.executableURL = URL(filePath: DemoToolchain.executable)
    child.arguments = ["pictures", folder, device.renderer.rawValue] + words
    child.environment = ProcessInfo.processInfo.environment.merging(device.environment) { $1 }
    try child.run()
    child.waitUntilExit()
    if child.terminationStatus == 0 { return true }
    Swift.print("| \(device.name) | could not draw | | | | | |")
    isClean = false
    return false
  }

  /// - Parameter expected: The other folder's name of a picture; nil where it has none.
  private func difference(
    _ folder: String, _ other: String, _ expected: (String) -> String?
  ) throws -> DeviceDifference {
    var difference = DeviceDifference()
    for name in try PictureFolder.names(in: folder) {
      guard let otherName = expected(name) else { continue }
      try difference.add(
        name, PictureFolder.picture(otherName, in: other), PictureFolder.picture(name, in: folder))
    }
    return difference
  }
}
