import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct MovieWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (2, 2, 1, FrameRate(60)), (2, 2, 2, 60), (16, 2, 3, 24), (64, 48, 300, 60),
    (34, 18, 30, FrameRate(30000, 1001)), (34, 18, 7, FrameRate(24000, 1001)),
    (34, 18, 5, FrameRate(25, 2)), (32, 32, 1, FrameRate(30000, 1001)), (18, 34, 11, 1),
    (34, 18, 4, FrameRate(1, 2)), (34, 18, 250, 1000), (34, 18, 119, FrameRate(60000, 1001)),
  ])
  func aMovieIsExactlyWhatWasAskedFor(
    width: Int, height: Int, frames: Int, rate: FrameRate
  ) throws {
    let path = folder.path + "/clip.mp4"
    let facts = try writeMovie(path, width: width, height: height, frames: frames, frameRate: rate)
    let exact = ExactTime(frames * rate.denominator, rate.numerator)
    #expect(facts.container == "mp4")
    #expect(facts.codec == "h264")
    #expect(facts.width == width)
    #expect(facts.height == height)
    #expect(facts.pixelFormat == "yuv420p")
    #expect(facts.frameRate == rate)
    #expect(facts.frameCount == frames)
    #expect(facts.decodedFrameCount == frames)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.hasConstantFrameRate)
    #expect(facts.startsWithKeyFrame)
    #expect(facts.startTime == ExactTime(0))
    #expect(facts.duration == exact)
    #expect(facts.containerDuration == exact)
    #expect(facts.isFastStart == true)
    #expect(
      facts.color
        == MovieFacts.Color(
          matrix: "bt709", primaries: "bt709", transfer: "bt709", range: "tv",
          chromaLocation: "left"))
    #expect(try folder.contents == ["clip.mp4"])
  }

  @Test func aQuickTimeMovieIsTheSameInAnotherContainer() throws {
    let facts = try writeMovie(
      folder.path + "/CLIP.MOV", width: 32, height: 32, frames: 10, frameRate: 30)
    #expect(facts.container == "mov")
    #expect(facts.containerDuration == ExactTime(1, 3))
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.description == "h264 32×32@30 yuv420p bt709 tv, 10 frames, 0.333 s")
  }

  @Test func twoPicturesAreInMemoryHoweverManyThereAre() throws {
    let writer = try MovieWriter(
      path: folder.path + "/clip.mp4", width: 640, height: 480, frameRate: 60)
    var places: Set<UnsafeMutableRawPointer> = []
    for frame in 0..<40 {
      let pixels = writer.makeBuffer()
      places.insert(pixels.pixels)
      pixels.fill(blue: UInt8(frame), green: UInt8(4 * frame), red: 90)
      try writer.append(pixels)
    }
    try writer.finish()
    // A third one only where a frame is drawn faster than the one before it is converted.
    #expect(places.count <= 3)
  }

  @Test func settingsReachTheEncoder() throws {
    let path = folder.path + "/clip.mp4"
    let plain = try writeMovie(path, width: 64, height: 64, frames: 30, frameRate: 30)
    let coarse = try writeMovie(
      path, width: 64, height: 64, frames: 30, frameRate: 30,
      settings: MovieSettings(crf: 40, fastStart: false))
    #expect(coarse.byteCount < plain.byteCount)
    #expect(coarse.isFastStart == false)
    let keys = try writeMovie(
      path, width: 64, height: 64, frames: 30, frameRate: 30,
      settings: MovieSettings(preset: .ultrafast, keyframeInterval: 1))
    #expect(keys.byteCount > plain.byteCount)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let paths = ["/a.mp4", "/b.mp4"].map { folder.path + $0 }
    for path in paths {
      _ = try writeMovie(path, width: 64, height: 48, frames: 90, frameRate: 60)
    }
    let files = paths.map { FileManager.default.contents(atPath: $0) }
    #expect(files[0] != nil)
    #expect(files[0] == files[1])
  }

  @Test func aRepeatedFrameCountsAndLooksLikeTheOneBefore() throws {
    let path = folder.path + "/clip.mp4"
    let writer = try MovieWriter(path: path, width: 32, height: 32, frameRate: 60)
    try writer.append(.of(32, 32) { _, _ in (255, 0, 0) })
    try writer.appendRepeat(40)
    try writer.append(.of(32, 32) { _, _ in (0, 0, 255) })
    try writer.appendRepeat()
    try writer.appendRepeat(0)
    try writer.finish()
    #expect(writer.framesEncoded == 43)
    let pictures = try decodedPlanes(path)
    #expect(pictures.count == 43)
    for (index, picture) in pictures.enumerated() {
      let level = index < 41 ? 63 : 32
      #expect(picture.luma.allSatisfy { abs(Int($0) - level) <= 1 }, "frame \(index)")
    }
  }

  @Test(arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)] as [(UInt8, UInt8, UInt8)])
  func aRampComesBackAsItWasGiven(red: UInt8, green: UInt8, blue: UInt8) throws {
    let path = folder.path + "/clip.mp4"
    let writer = try MovieWriter(path: path, width: 128, height: 64, frameRate: 60)
    let picture = PixelBuffer.of(128, 64) { x, _ in
      let level = UInt8(x * 2)
      return (level * red, level * green, level * blue)
    }
    try writer.append(picture)
    try writer.finish()
    let frame = try VideoFrame(picture.size, .yuv420p)
    BT709.convert(picture, PixelRect(picture.size), into: try frame.planes)
    let given = unpadded(try frame.planes, 128, 64)
    let got = try #require(try decodedPlanes(path).first)
    // What crf 18 loses on gentle ramps.
    let limit = 3
    #expect(LevelDifference(got.luma, given.luma).largest <= limit)
    #expect(LevelDifference(got.cb, given.cb).largest <= limit)
    #expect(LevelDifference(got.cr, given.cr).largest <= limit)
  }

  @Test func aSmallChangeNeedsOnlyItsOwnPixels() throws {
    let changed = PixelRect(x: 9, y: 5, width: 6, height: 7)
    let before = PixelBuffer.of(64, 32) { x, y in (UInt8(x * 3), UInt8(y * 7), 90) }
    let after = PixelBuffer.of(64, 32) { x, y in
      let isInside = (9..<15).contains(x) && (5..<12).contains(y)
      return isInside ? (200, 30, 60) : (UInt8(x * 3), UInt8(y * 7), 90)
    }
    var files: [Data?] = []
    for isPartial in [false, true] {
      let path = folder.path + "/clip-\(isPartial).mp4"
      let writer = try MovieWriter(path: path, width: 64, height: 32, frameRate: 60)
      try writer.append(before)
      let pixels = writer.makeBuffer()
      pixels.fill(blue: 1, green: 2, red: 3)
      let part = writer.pixelsNeeded(for: changed)
      for y in 0..<32 {
        for x in 0..<64 {
          let isNeeded = part.contains(x, y) || !isPartial
          for byte in x * 4..<x * 4 + 4 where isNeeded { pixels.row(y)[byte] = after.row(y)[byte] }
        }
      }
      try writer.append(pixels, changed: isPartial ? changed : nil)
      try writer.finish()
      files.append(FileManager.default.contents(atPath: path))
    }
    #expect(files[0] != nil)
    #expect(files[0] == files[1])
  }

  @Test func aFinishedMovieReplacesAnOlderOne() throws {
    let path = folder.path + "/clip.mp4"
    #expect(FileManager.default.createFile(atPath: path, contents: Data("old".utf8)))
    let writer = try MovieWriter(path: path, width: 32, height: 32, frameRate: 60)
    try writer.append(.noise(32, 32))
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    try writer.finish()
    #expect(try MovieFacts.read(path).frameCount == 1)
    #expect(try folder.contents == ["clip.mp4"])
  }

  @Test func memoryIsUsedAgain() throws {
    let writer = try MovieWriter(
      path: folder.path + "/clip.mp4", width: 32, height: 32, frameRate: 60)
    var places = Set<UnsafeMutableRawPointer>()
    for _ in 0..<200 {
      let pixels = writer.makeBuffer()
      places.insert(pixels.pixels)
      pixels.fill(blue: 0, green: 0, red: 0)
      try writer.append(pixels)
    }
    try writer.finish()
    // One being drawn, one being encoded, and what the queue holds.
    #expect(places.count <= EncodeThread.capacity + 2)
  }
}
