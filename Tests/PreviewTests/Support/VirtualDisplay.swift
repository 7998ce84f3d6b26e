import Foundation
import Testing

/// A screen that nobody sees, just as large as the window to be tested, and a hand to use it.
final class VirtualDisplay {
  let name: String
  private let server = Process()
  private let folder: URL

  static let isAvailable =
    ["Xvfb", "xdotool"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

  /// - Throws: Where Xvfb does not start.
  init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let answer = folder.appending(path: "number")
    try Data().write(to: answer)
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    // The server chooses a free number and says which.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
      "-nolisten", "tcp",
    ]
    server.standardOutput = try FileHandle(forWritingTo: answer)
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    for _ in 0..<200 where !number.hasSuffix("\n") {
      Thread.sleep(forTimeInterval: 0.05)
      number = try String(contentsOf: answer, encoding: .utf8)
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(name.count > 1, "Xvfb did not start")
  }

  deinit {
    // A test's thread blocks signals, and what it starts inherits that; this one cannot be blocked.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
    // Nothing depends on whether the folder goes.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Presses keys, moves the pointer, clicks: whatever `xdotool` can.
  func xdotool(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "xdotool \(arguments.joined(separator: " "))")
  }

  /// What is on the screen, from the server's own memory.
  func screenshot() throws -> Screenshot {
    let data = try Data(contentsOf: folder.appending(path: "Xvfb_screen0"))
    func field(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    // The header of an X window dump: its size, …, width, height, …, bytes a row, …, colours.
    let (width, height, stride) = (field(4), field(5), field(12))
    let start = field(0) + field(19) * 12
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let offset = start + y * stride + x * 4
        pixels += [data[offset], data[offset + 1], data[offset + 2]]
      }
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }
}

/// Blue, green and red of every pixel, row by row.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  subscript(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let start = (y * width + x) * 3
    return (Int(pixels[start + 2]), Int(pixels[start + 1]), Int(pixels[start]))
  }

  func isRed(_ x: Int, _ y: Int) -> Bool {
    let color = self[x, y]
    return color.red > 180 && color.green < 100 && color.blue < 100
  }

  func isWhite(_ x: Int, _ y: Int) -> Bool { self[x, y] == (255, 255, 255) }
}
