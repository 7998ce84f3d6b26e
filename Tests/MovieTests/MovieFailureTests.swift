import Foundation
import TestSupport
import Testing

@testable import Movie

@Suite struct MovieFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func writer(
    _ name: String, _ width: Int = 64, _ height: Int = 48, settings: MovieSettings = .init()
  ) throws(MovieError) -> MovieWriter {
    try MovieWriter(
      path: folder.path + "/" + name, width: width, height: height, frameRate: 60,
      settings: settings)
  }

  @Test(arguments: [(641, 480), (640, 481), (1, 1)])
  func oddSizesAreRefusedBeforeAnythingIsWritten(width: Int, height: Int) throws {
    #expect(throws: MovieError.oddSize(width: width, height: height, codec: "H.264")) {
      try writer("clip.mp4", width, height)
    }
    #expect(try folder.contents.isEmpty)
  }

  @Test func emptySizesAreRefused() {
    #expect(throws: MovieError.emptySize(width: 0, height: 48)) { try writer("clip.mp4", 0, 48) }
    #expect(throws: MovieError.emptySize(width: 64, height: -2)) { try writer("p/*.png", 64, -2) }
  }

  @Test(arguments: ["clip.avi", "clip", ".mp4x", "clip.mp4.", "frames/", "a.png", ""])
  func unknownNamesAreRefused(name: String) throws {
    #expect(throws: MovieError.unknownFormat(path: name, endings: OutputFormat.fileEndings)) {
      try MovieWriter(path: name, width: 64, height: 48, frameRate: 60)
    }
  }

  @Test func everyFormatIsListed() {
    #expect(
      OutputFormat.fileEndings
        == [".mp4", ".m4v", ".mov", ".webm", ".gif", ".webp", ".apng", ".svg", ".y4m"])
  }

  @Test(arguments: [
    ("a.gif", FrameRate(60), "GIF", FrameRate(50)),
    ("a.webp", FrameRate(120), "animated WebP", FrameRate(90)),
  ])
  func aFrameRateThatPlayersSlowDownIsRefused(
    name: String, rate: FrameRate, format: String, fastest: FrameRate
  ) throws {
    #expect(
      throws: MovieError.tooManyFrames(frameRate: rate, format: format, fastest: fastest)
    ) {
      try MovieWriter(path: folder.path + "/" + name, width: 64, height: 48, frameRate: rate)
    }
    #expect(try folder.contents.isEmpty)
  }

  @Test func aPictureThatTheFormatCannotHoldIsRefused() throws {
    #expect(
      throws: MovieError.tooLarge(width: 65536, height: 1, format: "GIF", limit: 65535)
    ) {
      try MovieWriter(path: folder.path + "/a.gif", width: 65536, height: 1, frameRate: 50)
    }
    #expect(
      throws: MovieError.tooLarge(width: 16384, height: 1, format: "WebP", limit: 16383)
    ) { try writer("a.webp", 16384, 1) }
    #expect(try folder.contents.isEmpty)
  }

  @Test func settingsOutOfRangeAreRefused() {
    for (settings, error) in [
      (
        MovieSettings(crf: 52),
        MovieError.settingOutOfRange(setting: "crf", value: "52.0", range: "0 to 51")
      ),
      (
        MovieSettings(keyframeInterval: 0),
        .settingOutOfRange(
          setting: "keyframeInterval", value: "0", range: "1 or more frames")
      ),
      (
        MovieSettings(lookahead: 251),
        .settingOutOfRange(setting: "lookahead", value: "251", range: "0 to 250")
      ),
      (
        MovieSettings(threads: -1),
        .settingOutOfRange(setting: "threads", value: "-1", range: "0 to 128")
      ),
    ] {
      #expect(throws: error) { try writer("clip.mp4", settings: settings) }
    }
  }

  @Test func aMissingEncoderNamesItsPackage() throws {
    let codec = MovieCodec(
      name: "H.264", encoder: "libx999", pixelFormat: .yuv420p, formats: [.mp4])
    #expect(
      throws: MovieError.missingEncoder(
        codec: "H.264", encoder: "libx999", package: "libavcodec-extra")
    ) { try writer("clip.mp4", settings: MovieSettings(codec: codec)) }
    #expect(try folder.contents.isEmpty)
  }

  @Test func aCodecThatDoesNotFitTheFileIsRefused() {
    #expect(
      throws: MovieError.wrongCodec(
        codec: "VP9", ending: ".mp4", possible: ["H.264", "HEVC", "AV1"])
    ) { try writer("clip.mp4", settings: MovieSettings(codec: .vp9)) }
  }

  @Test(arguments: ["clip.mp4", "frames/*.png"])
  func aMissingFolderIsNamed(name: String) {
    let path = folder.path + "/none/" + name
    let place = PicturePath.place(of: path)
    #expect(throws: MovieError.missingFolder(path: place, folder: folder.path + "/none")) {
      try writer("none/" + name)
    }
  }

  @Test func aFileInPlaceOfTheFolderIsNamed() {
    let file = folder.path + "/file"
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    #expect(throws: MovieError.notAFolder(path: file + "/clip.mp4", folder: file)) {
      try writer("file/clip.mp4")
    }
    #expect(throws: MovieError.notAFolder(path: file + "/x/clip.mp4", folder: file + "/x")) {
      try writer("file/x/clip.mp4")
    }
    #expect(throws: MovieError.notAFolder(path: file + "/", folder: file)) {
      try writer("file/*.png")
    }
  }

  @Test func aFolderInPlaceOfTheFileIsNamed() throws {
    let path = folder.path + "/clip.mp4"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: MovieError.isAFolder(path: path)) { try writer("clip.mp4") }
  }

  @Test func aPipeIsNotReplaced() throws {
    let path = folder.path + "/clip.mp4"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      throws: MovieError.cannotWrite(path: path, reason: "it is not a regular file")
    ) { try writer("clip.mp4") }
    #expect(try folder.contents == ["clip.mp4"])
  }

  @Test func aFolderThatTakesNoFilesSaysWhy() {
    // Root may write anywhere but here.
    let path = "/proc/clip.mp4"
    #expect(
      throws: MovieError.cannotWrite(path: path, reason: "no such file or directory")
    ) { try MovieWriter(path: path, width: 64, height: 48, frameRate: 60) }
  }

  @Test func aFrameOfAnotherSizeIsNamed() throws {
    let writer = try writer("clip.mp4")
    try writer.append(.noise(64, 48))
    #expect(throws: MovieError.wrongSize(frame: 1, expected: [64, 48], got: [64, 50])) {
      try writer.append(.noise(64, 50))
    }
    // The frame was refused, not the movie.
    try writer.append(.noise(64, 48))
    try writer.finish()
    #expect(try MovieFacts.read(writer.path).frameCount == 2)
  }

  @Test(arguments: ["clip.mp4", "frames/*.png"])
  func aMovieWithoutFramesIsNotWritten(name: String) throws {
    let writer = try writer(name)
    #expect(throws: MovieError.noFrames(path: writer.path)) { try writer.finish() }
    #expect(try folder.contents.isEmpty)
  }

  @Test func nothingCanBeRepeatedBeforeTheFirstFrame() throws {
    let writer = try writer("clip.mp4")
    #expect(throws: MovieError.nothingToRepeat) { try writer.appendRepeat() }
  }

  @Test(arguments: [("clip.mp4", 0), ("clip.gif", 0), ("frames/*.png", 1)])
  func cancellingLeavesNothing(name: String, names: Int) throws {
    let writer = try MovieWriter(
      path: folder.path + "/" + name, width: 64, height: 48, frameRate: 50)
    for seed in 1...5 { try writer.append(.noise(64, 48, seed: UInt64(seed))) }
    // A file has no name before it is whole.
    #expect(try folder.contents.count == names)
    writer.cancel()
    #expect(try folder.contents.isEmpty)
    let place = PicturePath.place(of: writer.path)
    #expect(throws: MovieError.closed(path: place)) { try writer.append(.noise(64, 48)) }
    #expect(throws: MovieError.closed(path: place)) { try writer.finish() }
  }

  @Test func cancellingStopsALongRepeat() throws {
    let writer = try writer("clip.mp4", 640, 480)
    try writer.append(.noise(640, 480))
    try writer.appendRepeat(1_000_000)
    writer.cancel()
    #expect(writer.framesEncoded < 1_000_000)
    #expect(try folder.contents.isEmpty)
  }

  @Test func aWriterThatIsDroppedLeavesNothing() throws {
    do {
      let writer = try writer("clip.mp4")
      try writer.append(.noise(64, 48))
    }
    #expect(try folder.contents.isEmpty)
  }

  @Test func cancellingAFinishedMovieKeepsIt() throws {
    let writer = try writer("clip.mp4")
    try writer.append(.noise(64, 48))
    try writer.finish()
    writer.cancel()
    #expect(try folder.contents == ["clip.mp4"])
    #expect(throws: MovieError.closed(path: writer.path)) { try writer.finish() }
  }
}
