import Foundation
import TestSupport
import Testing

@testable import Movie

@Suite struct MovieFactsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMissingFileIsNamed() {
    let path = folder.path + "/none.mp4"
    #expect(throws: MovieError.cannotRead(path: path, reason: "there is no such file")) {
      try MovieFacts.read(path)
    }
    #expect(throws: MovieError.cannotRead(path: folder.path, reason: "it is a folder")) {
      try MovieFacts.read(folder.path)
    }
  }

  /// Nobody writes into it, so whoever opened it as a file would wait for ever.
  @Test func aPipeIsNotWaitedFor() {
    let path = folder.path + "/pipe.mp4"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      throws: MovieError.cannotRead(path: path, reason: "it is a pipe, a socket or a device")
    ) { try MovieFacts.read(path) }
    #expect(!ClipMark.isOn(path))
  }

  @Test func whatIsNoMovieIsRefused() {
    let path = folder.path + "/text.mp4"
    #expect(FileManager.default.createFile(atPath: path, contents: Data("hello".utf8)))
    #expect(
      throws: MovieError.cannotRead(
        path: path, reason: "invalid data found when processing input")
    ) { try MovieFacts.read(path) }
  }

  @Test func aMovieThatWasCutOffDoesNotDecodeToTheEnd() throws {
    let path = folder.path + "/clip.mp4"
    let facts = try writeMovie(path, width: 64, height: 64, frames: 120, frameRate: 60)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.bitRate == facts.byteCount * 4)
    let whole = try #require(FileManager.default.contents(atPath: path))
    let cut = folder.path + "/cut.mp4"
    #expect(
      FileManager.default.createFile(
        atPath: cut, contents: whole.prefix(whole.count - whole.count / 10)))
    let damaged = try MovieFacts.read(cut, decode: true)
    #expect(damaged.decodesToTheEnd != true || damaged.frameCount < 120)
  }

  @Test func damageInThePicturesIsAFact() throws {
    let path = folder.path + "/clip.mp4"
    _ = try writeMovie(path, width: 64, height: 64, frames: 60, frameRate: 60)
    var bytes = try #require(FileManager.default.contents(atPath: path))
    for index in bytes.count - 400..<bytes.count { bytes[index] = 0xAA }
    #expect(FileManager.default.createFile(atPath: path, contents: bytes))
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.frameCount == 60)
    #expect(facts.decodesToTheEnd == false)
    #expect(facts.decodingError != nil)
  }

  @Test func decodingIsOnlyDoneWhenAskedFor() throws {
    let path = folder.path + "/clip.mp4"
    _ = try writeMovie(path, width: 16, height: 16, frames: 2, frameRate: 60)
    let facts = try MovieFacts.read(path)
    #expect(facts.decodedFrameCount == nil)
    #expect(facts.decodesToTheEnd == nil)
    #expect(facts.frameCount == 2)
  }

  @Test func timesAreInLowestTerms() {
    #expect(ExactTime(4, 2) == ExactTime(2))
    #expect(ExactTime(0, 60) == ExactTime(0))
    #expect(ExactTime(-3, 6).description == "-1/2")
    #expect(ExactTime(1001, 30000).seconds == 1001.0 / 30000)
  }
}
