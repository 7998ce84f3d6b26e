import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct WebPTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/clip.webp" }

  private func write(
    _ frames: [PixelBuffer], frameRate: FrameRate = 60, repeats: Int = 0, crf: Double = 18
  ) throws -> MovieFacts {
    let writer = try MovieWriter(
      path: path, width: frames[0].width, height: frames[0].height, frameRate: frameRate,
      settings: MovieSettings(crf: crf))
    for frame in frames {
      try writer.append(frame)
      try writer.appendRepeat(repeats)
    }
    try writer.finish()
    return try MovieFacts.read(path, decode: true)
  }

  @Test(arguments: [
    (FrameRate(60), 60, 1000), (FrameRate(60), 7, 117), (FrameRate(30), 3, 100),
    (FrameRate(60000, 1001), 60, 1001), (FrameRate(90), 9, 100), (FrameRate(1, 2), 2, 4000),
  ])
  func aWebPLastsAsLongAsItsFrames(rate: FrameRate, frames: Int, thousandths: Int) throws {
    let facts = try writeMovie(path, width: 35, height: 17, frames: frames, frameRate: rate)
    #expect(facts.container == "webp")
    #expect(facts.codec == "webp")
    #expect((facts.width, facts.height) == (35, 17))
    #expect(facts.frameCount == frames)
    #expect(facts.decodedFrameCount == frames)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.duration == ExactTime(thousandths, 1000))
    #expect(try folder.contents == ["clip.webp"])
  }

  @Test func equalFramesAreOnePictureThatLastsAsLong() throws {
    let red = PixelBuffer.of(20, 10) { _, _ in (255, 0, 0) }
    let blue = PixelBuffer.of(20, 10) { _, _ in (0, 0, 255) }
    let facts = try write([red, red, blue], repeats: 9)
    #expect(facts.frameCount == 2)
    #expect(facts.duration == ExactTime(1, 2))
    let webP = try #require(AnimatedWebP(path: path))
    #expect(webP.pictures.map(\.duration) == [333, 167])
    #expect(webP.loops == 0)
  }

  @Test func withoutLossEveryPixelComesBack() throws {
    let frames = [PixelBuffer.noise(24, 16), PixelBuffer.noise(24, 16, seed: 2)]
    _ = try write(frames, crf: 0)
    let webP = try #require(AnimatedWebP(path: path))
    #expect(webP.pictures.count == 2)
    for (picture, frame) in zip(webP.pictures, frames) {
      #expect((picture.x, picture.y, picture.width, picture.height) == (0, 0, 24, 16))
      #expect(try pixels(of: picture) == frame.opaquePixels)
    }
  }

  @Test func lowerQualityIsSmaller() throws {
    let frames = (1...3).map { PixelBuffer.noise(64, 64, seed: $0) }
    #expect(try write(frames, crf: 45).byteCount < write(frames, crf: 18).byteCount)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = (1...4).map { PixelBuffer.noise(32, 32, seed: $0) }
    _ = try write(frames)
    let once = FileManager.default.contents(atPath: path)
    _ = try write(frames)
    #expect(once != nil)
    #expect(FileManager.default.contents(atPath: path) == once)
  }

  @Test func aSinglePictureStandsStill() throws {
    let facts = try write([.noise(32, 32)], repeats: 59)
    #expect(facts.codec == "webp")
    #expect(facts.frameCount == 1)
    #expect(facts.width == 32)
  }

  @Test func damageIsAFact() throws {
    _ = try write((1...3).map { PixelBuffer.noise(32, 32, seed: $0) })
    var bytes = try #require(FileManager.default.contents(atPath: path))
    // The last picture's size and what marks its beginning.
    let picture = try #require(bytes.range(of: Data("VP8 ".utf8), options: .backwards))
    for index in picture.upperBound + 4..<picture.upperBound + 24 { bytes[index] = 0 }
    #expect(FileManager.default.createFile(atPath: path, contents: bytes))
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.decodesToTheEnd == false)
  }

  @Test func aPictureIsOnlyWhatChanged() throws {
    let first = PixelBuffer.noise(100, 60)
    let second = PixelBuffer.noise(100, 60)
    second.fill(
      blue: 9, green: 8, red: 7, in: PixelRect(x: 37, y: 21, width: 10, height: 6))
    for (crf, rect) in [
      (18.0, PixelRect(x: 32, y: 16, width: 16, height: 16)),
      (0, PixelRect(x: 36, y: 20, width: 12, height: 8)),
    ] {
      _ = try write([first, second], crf: crf)
      let webP = try #require(AnimatedWebP(path: path))
      let picture = try #require(webP.pictures.last)
      #expect(
        PixelRect(x: picture.x, y: picture.y, width: picture.width, height: picture.height) == rect)
    }
  }

  @Test func blocksThatHoldStillAreTransparent() throws {
    let screen = WebPScreen(width: 40, height: 24, quality: 80)
    let picture = PixelBuffer.of(40, 24) { _, _ in (1, 2, 3) }
    #expect(screen.take(picture, changed: nil)?.pixels.contains(0) == false)
    for x in [9, 30] {
      picture.fill(blue: 0, green: 0, red: 255, in: PixelRect(x: x, y: 3, width: 1, height: 1))
    }
    let part = try #require(screen.take(picture, changed: nil))
    #expect(part.rect == PixelRect(x: 8, y: 0, width: 24, height: 8))
    // All of the blocks with a new pixel, and nothing of the one between them.
    let isDrawn = (0..<24 * 8).map { part.pixels[$0] >> 24 == 255 }
    #expect(isDrawn == (0..<24 * 8).map { !(8..<16).contains($0 % 24) })
    // Their colours are there, for those beside them.
    #expect(part.pixels[12] == 0x01_0203)
  }

  /// A tolerance from picture to picture would never draw a fade.
  @Test func aSlowFadeIsNeverFartherOffThanTheTolerance() throws {
    let screen = WebPScreen(width: 8, height: 8, quality: 82)
    var seen = 0
    var pictures = 0
    for level in 0..<200 {
      let grey = UInt8(level)
      let part = screen.take(.of(8, 8) { _, _ in (grey, grey, grey) }, changed: nil)
      if let part {
        seen = Int(part.pixels[0] & 255)
        pictures += 1
      }
      #expect(abs(seen - level) <= 1)
    }
    #expect(pictures == 100)
  }

  @Test func aPauseMayBeLongerThanAPictureLasts() throws {
    let red = PixelBuffer.of(20, 10) { _, _ in (255, 0, 0) }
    let blue = PixelBuffer.of(20, 10) { _, _ in (0, 0, 255) }
    let facts = try write([red, blue], frameRate: FrameRate(1, 9000), repeats: 1)
    let webP = try #require(AnimatedWebP(path: path))
    let (longest, rest) = (0xFF_FFFF, 18_000_000 - 0xFF_FFFF)
    #expect(webP.pictures.map(\.duration) == [longest, rest, longest, rest])
    #expect(webP.pictures[1].width == 1)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.duration == ExactTime(36_000, 1))
  }

  /// Fails for as long as anything waits for the end of the clip.
  @Test func picturesAreInTheFileWhileTheClipIsWritten() throws {
    let writer = try MovieWriter(path: path, width: 64, height: 64, frameRate: 60)
    for seed in 0..<30 { try writer.append(.noise(64, 64, seed: UInt64(seed + 1))) }
    #expect(blocks { writer.framesEncoded >= 30 })
    let here = URL(filePath: folder.path).standardizedFileURL.path
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let open = files.filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/" + name)
      return target?.hasPrefix(here + "/") == true
    }
    #expect(open.count == 1)
    for name in open {
      #expect(FinishedClip.byteCount(of: "/proc/self/fd/" + name) > 28 * 64 * 64 / 4)
    }
    writer.cancel()
  }

  /// Opaque BGRA; the decoder gives alpha first.
  private func pixels(of picture: AnimatedWebP.Picture) throws -> [UInt32] {
    var all: [UInt32] = []
    try picture.decode { (frame) throws(MovieError) in
      let (start, stride) = try frame.packed
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let argb = start + y * stride + x * 4
          all.append(
            UInt32(argb[0]) << 24 | UInt32(argb[1]) << 16 | UInt32(argb[2]) << 8 | UInt32(argb[3]))
        }
      }
    }
    return all
  }
}
