import Foundation
import TestSupport
import Testing

@testable import Movie

@Suite struct WebMTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (FrameRate(60), 120, 2000), (FrameRate(60), 7, 117), (FrameRate(30000, 1001), 30, 1001),
    (FrameRate(60000, 1001), 60, 1001), (FrameRate(25), 1, 40),
  ])
  func aWebMIsWhatWasAskedFor(rate: FrameRate, frames: Int, thousandths: Int) throws {
    let facts = try writeMovie(
      folder.path + "/clip.webm", width: 64, height: 48, frames: frames, frameRate: rate)
    #expect(facts.container == "webm")
    #expect(facts.codec == "vp9")
    #expect((facts.width, facts.height) == (64, 48))
    #expect(facts.pixelFormat == "yuv420p")
    #expect(facts.frameRate == rate)
    #expect(facts.hasConstantFrameRate)
    #expect(facts.frameCount == frames)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.startsWithKeyFrame)
    #expect(facts.startTime == ExactTime(0))
    #expect(facts.duration == ExactTime(thousandths, 1000))
    #expect(facts.containerDuration == ExactTime(thousandths, 1000))
    #expect(facts.color.matrix == "bt709")
    #expect(facts.color.primaries == "bt709")
    #expect(facts.color.transfer == "bt709")
    #expect(facts.color.range == "tv")
    #expect(try folder.contents == ["clip.webm"])
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let paths = ["/a.webm", "/b.webm"].map { folder.path + $0 }
    for path in paths {
      _ = try writeMovie(path, width: 640, height: 48, frames: 40, frameRate: 60)
    }
    let files = paths.map { FileManager.default.contents(atPath: $0) }
    #expect(files[0] != nil)
    #expect(files[0] == files[1])
  }

  @Test func qualityReachesTheEncoder() throws {
    let path = folder.path + "/clip.webm"
    let sizes = try [10.0, 40].map { crf in
      try writeMovie(
        path, width: 64, height: 64, frames: 20, frameRate: 30,
        settings: MovieSettings(crf: crf, preset: .fast)
      ).byteCount
    }
    #expect(sizes[1] < sizes[0])
  }

  @Test func colorsComeBack() throws {
    let path = folder.path + "/clip.webm"
    let writer = try MovieWriter(path: path, width: 32, height: 32, frameRate: 60)
    try writer.append(.of(32, 32) { _, _ in (255, 0, 0) })
    try writer.appendRepeat(9)
    try writer.finish()
    for picture in try decodedPlanes(path) {
      #expect(picture.luma.allSatisfy { abs(Int($0) - 63) <= 1 })
      #expect(picture.cr.allSatisfy { abs(Int($0) - 240) <= 2 })
    }
  }

  @Test func h264IsNoCodecForIt() {
    #expect(
      throws: MovieError.wrongCodec(codec: "H.264", ending: ".webm", possible: ["VP9", "AV1"])
    ) {
      try MovieWriter(
        path: folder.path + "/a.webm", width: 32, height: 32, frameRate: 60,
        settings: MovieSettings(codec: .h264))
    }
  }

  @Test func oddSizesAreRefused() {
    #expect(throws: MovieError.oddSize(width: 33, height: 32, codec: "VP9")) {
      try MovieWriter(path: folder.path + "/a.webm", width: 33, height: 32, frameRate: 60)
    }
  }
}
