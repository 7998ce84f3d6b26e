import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct PictureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The folder, and what it is asked for by.
  var frames: String { folder.path + "/frames/" }
  var path: String { frames + "*.png" }

  /// Red, green and blue of every pixel of a PNG file.
  func decoded(_ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let reader = try MovieReader(path: path)
    let decoder = try VideoDecoder(for: reader)
    func take(_ frame: VideoFrame) throws(MovieError) {
      let plane = try frame.packed
      for y in 0..<frame.height {
        bytes += UnsafeBufferPointer(start: plane.start + y * plane.stride, count: frame.width * 3)
      }
    }
    try reader.readPackets { (packet) throws(MovieError) in
      try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
    }
    try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
    return bytes
  }

  func rgb(_ buffer: PixelBuffer) -> [UInt8] {
    (0..<buffer.height).flatMap { y in
      (0..<buffer.width).flatMap { x in (0...2).map { buffer.row(y)[x * 4 + 2 - $0] } }
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 5), (33, 17), (64, 48)])
  func everyPixelComesBack(width: Int, height: Int) throws {
    let pictures = (1...3).map { PixelBuffer.noise(width, height, seed: $0) }
    let writer = try MovieWriter(path: path, width: width, height: height, frameRate: 60)
    for picture in pictures { try writer.append(picture) }
    try writer.finish()
    for (index, picture) in pictures.enumerated() {
      #expect(try decoded(frames + "frame-0000\(index).png") == rgb(picture))
    }
    let facts = try MovieFacts.read(frames + "frame-00000.png", decode: true)
    #expect(facts.codec == "png")
    #expect(facts.width == width)
    #expect(facts.frameCount == 1)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.containerDuration == nil)
    #expect(facts.isFastStart == nil)
    #expect(try folder.contents == ["frames"])
  }

  @Test func aRepeatedFrameIsAFileOfItsOwn() throws {
    let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
    try writer.append(.noise(8, 8))
    try writer.appendRepeat(11)
    try writer.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
    #expect(names == (0..<12).map { "frame-000" + ($0 < 10 ? "0" : "") + "\($0).png" })
    #expect(try decoded(frames + "frame-00011.png") == rgb(.noise(8, 8)))
  }

  @Test func aSmallChangeNeedsOnlyItsOwnPixels() throws {
    let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
    let before = PixelBuffer.noise(8, 8)
    try writer.append(before)
    try writer.append(
      .of(8, 8) { _, _ in (9, 8, 7) }, changed: PixelRect(x: 3, y: 2, width: 2, height: 1))
    try writer.finish()
    let expected = PixelBuffer.noise(8, 8)
    expected.fill(blue: 7, green: 8, red: 9, in: PixelRect(x: 3, y: 2, width: 2, height: 1))
    #expect(try decoded(frames + "frame-00001.png") == rgb(expected))
  }

  @Test func picturesReplaceOlderOnesAndNoneOfThemStays() throws {
    for count in [5, 2] {
      let writer = try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
      for seed in 0..<count { try writer.append(.noise(8, 8, seed: UInt64(seed))) }
      try writer.finish()
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
        == ["frame-00000.png", "frame-00001.png"])
    #expect(try folder.contents == ["frames"])
  }

  @Test func aFolderWithOtherFilesIsLeftAlone() throws {
    try FileManager.default.createDirectory(atPath: frames, withIntermediateDirectories: false)
    let notes = frames + "notes.txt"
    #expect(FileManager.default.createFile(atPath: notes, contents: nil))
    #expect(throws: MovieError.folderHasOtherFiles(path: frames, example: "notes.txt")) {
      try MovieWriter(path: path, width: 8, height: 8, frameRate: 60)
    }
    #expect(FileManager.default.fileExists(atPath: notes))
  }

  @Test func namesSortInTheOrderOfFrames() {
    #expect(PictureName.of(0) == "frame-00000.png")
    #expect(PictureName.of(99_999) == "frame-99999.png")
    #expect(PictureName.of(100_000) == "frame-100000.png")
    #expect(PictureName.isOne("frame-00012.png"))
    #expect(!PictureName.isOne("frame-12.png"))
    #expect(!PictureName.isOne("frame-0001x.png"))
  }
}
