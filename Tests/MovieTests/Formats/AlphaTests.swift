import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// What is transparent stays so where a format knows how.
@Suite struct AlphaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// As they are drawn, multiplied with their alpha: clear, half red, faint white, opaque blue.
  private static let drawn: [UInt32] = [0, 0x8080_0000, 0x4040_4040, 0xFF00_00FF]
  /// As a file keeps them: red, green, blue, alpha.
  private static let kept: [[Int]] = [
    [0, 0, 0, 0], [255, 0, 0, 128], [255, 255, 255, 64], [0, 0, 255, 255],
  ]

  private func picture() -> PixelBuffer {
    let buffer = PixelBuffer(width: 256, height: 64)
    for y in 0..<64 {
      let row = (buffer.pixels + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<256 { row[x] = Self.drawn[x / 64] }
    }
    return buffer
  }

  private func write(_ format: WrittenFormat, hasAlpha: Bool) throws -> String {
    let path = folder.path + "/" + format.name
    let writer = try MovieWriter(
      path: path, width: 256, height: 64, frameRate: 30, settings: format.settings,
      hasAlpha: hasAlpha)
    try writer.append(picture())
    try writer.appendRepeat(2)
    try writer.finish()
    return PicturePath.folder(of: path).map { $0 + PictureName.of(2) } ?? path
  }

  @Test(.enabled(if: FFmpegPicture.isInstalled), arguments: WrittenFormat.transparent)
  func whatIsSeenThroughStaysSo(_ format: WrittenFormat) throws {
    let path = try write(format, hasAlpha: true)
    let seen = try FFmpegPicture(lastOf: path, width: 256, decoder: format.decoder)
    for (index, wanted) in Self.kept.enumerated() {
      let pixel = seen.pixel(index * 64 + 32, 32, height: 64).map(Int.init)
      #expect(abs(pixel[3] - wanted[3]) <= 2, "\(format): \(pixel) for \(wanted)")
      // Nobody sees the colour of what is clear.
      for channel in 0..<3 where wanted[3] > 0 {
        #expect(abs(pixel[channel] - wanted[channel]) <= 3, "\(format): \(pixel) for \(wanted)")
      }
    }
  }

  /// Pictures that nobody says are transparent have the bytes that they always had.
  @Test(.enabled(if: FFmpegPicture.isInstalled), arguments: WrittenFormat.transparent)
  func alphaIsNotLookedAtUnlessSomebodySaysSo(_ format: WrittenFormat) throws {
    let path = try write(format, hasAlpha: false)
    let seen = try FFmpegPicture(lastOf: path, width: 256, decoder: format.decoder)
    for index in 0..<4 { #expect(seen.pixel(index * 64 + 32, 32, height: 64)[3] == 255) }
  }

  @Test func aWebMSaysThatThereIsAlpha() throws {
    let path = try write(WrittenFormat(name: "clip.webm"), hasAlpha: true)
    let bytes = try Data(contentsOf: URL(filePath: path))
    // Matroska's AlphaMode, one byte long, 1.
    #expect(bytes.range(of: Data([0x53, 0xC0, 0x81, 1])) != nil)
    #expect(try MovieFacts.read(path, decode: true).frameCount == 3)
  }

  /// What moved away leaves nothing behind, though the picture is drawn over the one before.
  @Test(.enabled(if: FFmpegPicture.isInstalled))
  func whatMovesLeavesNoTrace() throws {
    let path = folder.path + "/clip.apng"
    let writer = try MovieWriter(
      path: path, width: 64, height: 64, frameRate: 30, hasAlpha: true)
    for frame in 0..<3 {
      let pixels = writer.makeBuffer()
      for y in 0..<64 {
        let row = (pixels.pixels + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<64 { row[x] = x / 20 == frame ? 0xFF00_FF00 : 0 }
      }
      try writer.append(pixels)
    }
    try writer.finish()
    let seen = try FFmpegPicture(lastOf: path, width: 64)
    #expect(seen.count(height: 64) == 3)
    #expect(seen.pixel(10, 30, height: 64)[3] == 0)
    #expect(seen.pixel(50, 30, height: 64) == [0, 255, 0, 255])
  }

  @Test func colorsAreTakenOutOfTheirAlphaToTheNearestLevel() {
    for alpha in UInt32(1)...255 {
      for value in [UInt32(0), 1, 100, 254, 255] {
        let drawn = (value * alpha + 127) / 255
        let back = StraightAlpha.channel(drawn, alpha)
        #expect(abs(Double(back) - Double(drawn) * 255 / Double(alpha)) <= 0.5)
      }
    }
    #expect(StraightAlpha.pixel(0) == 0)
    #expect(StraightAlpha.pixel(0xFF12_3456) == 0xFF12_3456)
  }
}
