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

  /// A playlist is a text that names other files, and addresses to ask; as a clip it would be an order to
  /// read them.
  @Test(arguments: [
    "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile://%@\n#EXT-X-ENDLIST\n",
    "ffconcat version 1.0\nfile '%@'\n",
  ])
  func aPlaylistOpensNothingElse(text: String) throws {
    let clip = folder.path + "/clip.mp4"
    _ = try writeMovie(clip, width: 64, height: 64, frames: 6, frameRate: 60)
    let path = folder.path + "/list.mp4"
    try text.replacing("%@", with: clip).write(toFile: path, atomically: false, encoding: .utf8)
    #expect(
      throws: MovieError.cannotRead(
        path: path, reason: "it is none of the kinds of movies that are read")
    ) { try MovieFacts.read(path) }
  }

  /// To FFmpeg such a name is one of a sequence of pictures, or a protocol.
  @Test(arguments: ["%d.png", "100%03d.mp4", "http:a.mp4", "concat:a|b.gif", "*?{a}.png"])
  func aNameIsNothingButAName(name: String) throws {
    let path = folder.path + "/" + name
    let isPicture = name.hasSuffix("png")
    let written = folder.path + (isPicture ? "/frames/*.png" : "/own." + name.suffix(3))
    let writer = try MovieWriter(
      path: written, width: 64, height: 64, frameRate: 30, settings: MovieSettings())
    let pixels = writer.makeBuffer()
    pixels.fill(blue: 255, green: 0, red: 0)
    for _ in 0..<2 { try writer.append(pixels) }
    try writer.finish()
    try FileManager.default.moveItem(
      atPath: isPicture ? folder.path + "/frames/frame-00000.png" : written, toPath: path)
    let facts = try MovieFacts.read(path)
    #expect(facts.width == 64)
  }

  @Test func whatMayNotBeReadIsSaid() throws {
    let path = folder.path + "/clip.mp4"
    _ = try writeMovie(path, width: 64, height: 64, frames: 6, frameRate: 60)
    #expect(chmod(path, 0) == 0)
    // Root reads everything.
    guard getuid() != 0 else { return }
    #expect(throws: MovieError.cannotRead(path: path, reason: "permission denied")) {
      try MovieFacts.read(path)
    }
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
