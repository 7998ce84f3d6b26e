import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct GIFTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/clip.gif" }

  private func write(
    _ frames: [PixelBuffer], frameRate: FrameRate = 50, repeats: Int = 0
  ) throws -> MovieFacts {
    let writer = try MovieWriter(
      path: path, width: frames[0].width, height: frames[0].height, frameRate: frameRate)
    for frame in frames {
      try writer.append(frame)
      try writer.appendRepeat(repeats)
    }
    try writer.finish()
    return try MovieFacts.read(path, decode: true)
  }

  @Test(arguments: [
    (FrameRate(50), 100, 200), (FrameRate(30), 30, 100), (FrameRate(24), 7, 29),
    (FrameRate(30000, 1001), 30, 100), (FrameRate(12), 5, 42), (FrameRate(1, 2), 3, 600),
  ])
  func aGIFLastsAsLongAsItsFrames(rate: FrameRate, frames: Int, hundredths: Int) throws {
    let facts = try writeMovie(path, width: 33, height: 17, frames: frames, frameRate: rate)
    #expect(facts.container == "gif")
    #expect(facts.codec == "gif")
    #expect((facts.width, facts.height) == (33, 17))
    #expect(facts.frameCount == frames)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.startTime == ExactTime(0))
    #expect(facts.duration == ExactTime(hundredths, 100))
    #expect(try folder.contents == ["clip.gif"])
  }

  @Test func framesStartAtTheNearestHundredth() throws {
    let starts = FrameStarts(frameRate: 30, ticks: 100)
    #expect((0...6).map(starts.tick) == [0, 3, 7, 10, 13, 17, 20])
    #expect(FrameStarts(frameRate: 40, ticks: 100).tick(of: 1) == 3)
    // However long the clip is.
    #expect(
      FrameStarts(frameRate: FrameRate(30000, 1001), ticks: 100).tick(of: 300_000) == 1_001_000)
  }

  @Test func equalFramesAreOnePictureThatLastsAsLong() throws {
    let red = PixelBuffer.of(20, 10) { _, _ in (255, 0, 0) }
    let blue = PixelBuffer.of(20, 10) { x, _ in x < 10 ? (255, 0, 0) : (0, 0, 255) }
    // The second is appended as a new frame and still is the same picture.
    let facts = try write([red, red, blue], repeats: 9)
    #expect(facts.frameCount == 2)
    #expect(facts.duration == ExactTime(60, 100))
    #expect(facts.decodesToTheEnd == true)
  }

  @Test func aDelayThatHasNoRoomGoesOnInAnotherPicture() throws {
    let facts = try write([.of(4, 4) { _, _ in (9, 9, 9) }], frameRate: FrameRate(1, 700))
    #expect(facts.duration == ExactTime(700))
    #expect(facts.frameCount == 2)
    #expect(facts.decodesToTheEnd == true)
  }

  @Test func fewColorsComeBackExactly() throws {
    let frames = (0..<5).map { number in
      PixelBuffer.of(40, 30) { x, y in
        (UInt8(x * 6), y < 15 ? 40 : 200, x > 5 * number ? 255 : 0)
      }
    }
    _ = try write(frames)
    let shown = try decodedPixels(path)
    #expect(shown.count == 5)
    for (picture, frame) in zip(shown, frames) { #expect(picture == frame.opaquePixels) }
  }

  @Test func manyColorsComeBackNearly() throws {
    let frames = [
      PixelBuffer.of(64, 64) { x, y in (UInt8(x * 4), UInt8(y * 4), UInt8(255 - x * 2)) },
      PixelBuffer.of(64, 64) { x, y in (UInt8(y * 4), UInt8(x * 4), 128) },
    ]
    _ = try write(frames)
    for (picture, frame) in zip(try decodedPixels(path), frames) {
      var sum = 0.0
      for (a, b) in zip(picture, frame.opaquePixels) {
        for shift in [0, 8, 16] {
          let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
          #expect(abs(difference) <= 40)
          sum += Double(difference * difference)
        }
      }
      // 4096 colours by 255 of them.
      #expect((sum / Double(3 * 4096)).squareRoot() < 10)
    }
  }

  @Test func aBackgroundAmongManyColorsIsKeptExactly() throws {
    let frame = PixelBuffer.of(64, 64) { x, y in
      x < 24 ? (254, 255, 253) : (UInt8(x * 4), UInt8(y * 4), UInt8(255 - x * 2))
    }
    _ = try write([frame])
    let shown = try #require(try decodedPixels(path).first)
    for (index, pixel) in shown.enumerated() where index % 64 < 24 { #expect(pixel == 0xFFFE_FFFD) }
  }

  @Test func whatHoldsStillKeepsItsColors() throws {
    let noise = PixelBuffer.noise(48, 48)
    let next = PixelBuffer.of(48, 48) { _, _ in (0, 0, 0) }
    for y in 0..<48 { for x in 0..<192 { next.row(y)[x] = noise.row(y)[x] } }
    next.fill(blue: 1, green: 2, red: 3, in: PixelRect(x: 10, y: 10, width: 5, height: 5))
    _ = try write([noise, next])
    let shown = try decodedPixels(path)
    for (index, (before, after)) in zip(shown[0], shown[1]).enumerated() {
      let isInside = (10..<15).contains(index % 48) && (10..<15).contains(index / 48)
      #expect(after == (isInside ? 0xFF03_0201 : before))
    }
  }

  @Test func onlyTheChangedPartIsWritten() throws {
    let first = PixelBuffer.noise(64, 64)
    let facts = try write([first])
    let alone = facts.byteCount
    let next = PixelBuffer.noise(64, 64)
    next.fill(blue: 0, green: 0, red: 0, in: PixelRect(x: 3, y: 4, width: 2, height: 2))
    #expect(try write([first, next]).byteCount < alone + 60)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = (1...4).map { PixelBuffer.noise(32, 32, seed: $0) }
    _ = try write(frames)
    let once = FileManager.default.contents(atPath: path)
    _ = try write(frames)
    #expect(once != nil)
    #expect(FileManager.default.contents(atPath: path) == once)
  }

  @Test func itPlaysForEver() throws {
    _ = try write([.noise(4, 4)])
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let loop = try #require(bytes.range(of: Data("NETSCAPE2.0".utf8)))
    #expect(Array(bytes[loop.upperBound..<loop.upperBound + 5]) == [3, 1, 0, 0, 0])
    #expect(bytes.last == 0x3B)
  }

  @Test func aMissingEncoderIsNamed() throws {
    let codec = MovieCodec(
      name: "GIF", encoder: "gif999", package: "p", pixelFormat: .numbered, formats: [.gif])
    #expect(throws: MovieError.missingEncoder(codec: "GIF", encoder: "gif999", package: "p")) {
      try MovieWriter(
        path: path, width: 4, height: 4, frameRate: 50, settings: MovieSettings(codec: codec))
    }
    #expect(try folder.contents.isEmpty)
  }
}

extension PixelBuffer {
  /// Opaque BGRA, row by row.
  var opaquePixels: [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let row = row(y)
        return 0xFF00_0000 | UInt32(row[x * 4 + 2]) << 16 | UInt32(row[x * 4 + 1]) << 8
          | UInt32(row[x * 4])
      }
    }
  }
}

/// Every picture of a GIF, opaque BGRA, row by row.
func decodedPixels(_ path: String) throws -> [[UInt32]] {
  var all: [[UInt32]] = []
  let reader = try MovieReader(path: path)
  let decoder = try VideoDecoder(for: reader)
  func take(_ frame: VideoFrame) throws(MovieError) {
    let (start, stride) = try frame.packed
    all.append(
      (0..<frame.height).flatMap { y in
        (start + y * stride).withMemoryRebound(to: UInt32.self, capacity: frame.width) { row in
          Array(UnsafeBufferPointer(start: row, count: frame.width))
        }
      })
  }
  try reader.readPackets { (packet) throws(MovieError) in
    try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
  }
  try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
  return all
}
