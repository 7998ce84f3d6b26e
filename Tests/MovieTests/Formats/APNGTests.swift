import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct APNGTests {
  let folder: TemporaryFolder
  var path: String { folder.path + "/clip.apng" }

  init() throws { folder = try TemporaryFolder() }

  @Test(.enabled(if: FFmpegPicture.isInstalled))
  func everyPixelComesBack() throws {
    let picture = PixelBuffer.noise(33, 17)
    let writer = try MovieWriter(path: path, width: 33, height: 17, frameRate: 60)
    try writer.append(.noise(33, 17, seed: 2))
    try writer.append(picture)
    try writer.finish()
    let seen = try FFmpegPicture(lastOf: path, width: 33)
    #expect(seen.count(height: 17) == 2)
    for y in 0..<17 {
      for x in 0..<33 {
        let row = picture.row(y)
        #expect(
          seen.pixel(x, y, height: 17) == [row[x * 4 + 2], row[x * 4 + 1], row[x * 4], 255])
      }
    }
  }

  @Test func equalFramesAreOnePictureThatLasts() throws {
    let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
    try writer.append(.noise(8, 8))
    try writer.appendRepeat(59)
    try writer.append(.noise(8, 8, seed: 2))
    try writer.appendRepeat(29)
    try writer.finish()
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.container == "apng")
    #expect(facts.frameCount == 2)
    #expect(facts.duration == ExactTime(3, 2))
    #expect(facts.decodesToTheEnd == true)
    #expect(ClipMark.isOn(path))
  }

  /// Browsers leave off what is less than a thousandth of a second.
  @Test func picturesAreTimedInThousandths() throws {
    let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
    for seed in 1...3 { try writer.append(.noise(8, 8, seed: UInt64(seed))) }
    try writer.finish()
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let delays = bytes.indices.dropLast(28).filter {
      bytes[$0..<$0 + 4].elementsEqual("fcTL".utf8)
    }.map { start in
      // The name, the number and the rectangle; then the delay and what it is a part of.
      [24, 26].map { Int(bytes[start + $0]) << 8 | Int(bytes[start + $0 + 1]) }
    }
    #expect(delays == [[17, 1000], [16, 1000], [17, 1000]])
  }

  /// A delay has 16 bits.
  @Test func aLongStretchIsTold() throws {
    let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 50)
    try writer.append(.noise(8, 8))
    try writer.appendRepeat(69_999)
    try writer.finish()
    #expect(try MovieFacts.read(path, decode: true).duration == ExactTime(1400))
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let writer = try MovieWriter(path: path, width: 200, height: 200, frameRate: 30)
    try writer.append(.noise(200, 200))
    let whole = try MovieWriter(
      path: folder.path + "/one.apng", width: 200, height: 200, frameRate: 30)
    try whole.append(.noise(200, 200))
    try whole.finish()
    let next = PixelBuffer.noise(200, 200)
    next.fill(blue: 1, green: 2, red: 3, in: PixelRect(x: 9, y: 9, width: 2, height: 2))
    try writer.append(next)
    let bytes = try writer.complete()
    #expect(bytes < FinishedClip.byteCount(of: folder.path + "/one.apng") + 300)
    try writer.commit()
  }
}
