import Foundation
import TestSupport
import Testing

/// A screen that nobody sees, just as large as the window to be tested, and a hand to use it.
final class VirtualDisplay {
  let name: String
  private let server = Process()
  private let folder: TemporaryFolder

  /// - Throws: Where Xvfb does not start. What is missing fails a test: skipped, nobody would notice.
  init(width: Int, height: Int) throws {
    for tool in ["Xvfb", "xdotool"] {
      try #require(
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)"),
        "\(tool) is missing. Run Scripts/setup --for-tests.")
    }
    folder = try TemporaryFolder()
    let answer = folder.url.appending(path: "number")
    try Data().write(to: answer)
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    // The server chooses a free number and says which.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
      "-nolisten", "tcp",
      // No key repeats: on a busy machine a key may stay down for long before it is let go of.
      "-r",
    ]
    server.standardOutput = try FileHandle(forWritingTo: answer)
    server.standardError = FileHandle.nullDevice
    try server.run()
    var number = ""
    try blocks {
      number = try String(contentsOf: answer, encoding: .utf8)
      return number.hasSuffix("\n")
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(name.count > 1, "Xvfb did not start")
  }

  deinit {
    // A test's thread blocks signals, and what it starts inherits that; this one cannot be blocked.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// Presses keys, moves the pointer, clicks, asks for windows: whatever `xdotool` can.
  ///
  /// - Returns: What it said; nil where it failed, as it does where no window is found.
  func ask(_ arguments: [String]) throws -> String? {
    let process = Process("/usr/bin/xdotool", arguments, environment: ["DISPLAY": name])
    let answer = try process.answer()
    return answer.code == 0 ? answer.output : nil
  }

  func xdotool(_ arguments: String...) throws {
    let answer = try ask(arguments)
    #expect(answer != nil, "xdotool \(arguments.joined(separator: " "))")
  }

  /// The title of the preview's window; nil while there is none.
  func title() throws -> String? {
    try ask(["search", "--name", "Showreel$", "getwindowname"])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Where the preview's window is, in pixels of the screen.
  func windowFrame() throws -> (x: Int, y: Int, width: Int, height: Int)? {
    let answer = try ask(["search", "--name", "Showreel$", "getwindowgeometry", "--shell"])
    var values: [Substring: Int] = [:]
    for line in (answer ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"],
      let height = values["HEIGHT"]
    else { return nil }
    return (x, y, width, height)
  }

  /// What is on the screen, from the server's own memory.
  func screenshot() throws -> Screenshot {
    let data = try Data(contentsOf: folder.url.appending(path: "Xvfb_screen0"))
    func field(_ index: Int) -> Int {
      data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    // The header of an X window dump: its size, …, width, height, …, bytes a row, …, colours.
    let (width, height, stride) = (field(4), field(5), field(12))
    let start = field(0) + field(19) * 12
    return data.withUnsafeBytes { bytes in
      Screenshot(width: width, height: height, of: bytes) { x, y in start + y * stride + x * 4 }
    }
  }
}

/// Blue, green and red of every pixel, row by row.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  /// - Parameter offset: Of the four bytes of a pixel.
  init(
    width: Int, height: Int, of bytes: UnsafeRawBufferPointer,
    _ offset: (_ x: Int, _ y: Int) -> Int
  ) {
    self.width = width
    self.height = height
    pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { pixels, count in
      for y in 0..<height {
        for x in 0..<width {
          let source = offset(x, y)
          for channel in 0..<3 { pixels[(y * width + x) * 3 + channel] = bytes[source + channel] }
        }
      }
      count = width * height * 3
    }
  }

  private init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A part of it.
  func part(x: Int, y: Int, width: Int, height: Int) -> Screenshot {
    let rows = (y..<(y + height)).map { row in
      pixels[((row * self.width + x) * 3)..<((row * self.width + x + width) * 3)]
    }
    return Screenshot(width: width, height: height, pixels: rows.flatMap { $0 })
  }

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
