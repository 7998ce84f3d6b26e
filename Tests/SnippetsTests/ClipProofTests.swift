import Foundation
import Movie
import TestSupport
import Testing

@testable import Snippets

/// What is found in a file, and what does not pass for what was asked for.
struct ClipProofTests {
  private static let claim = ClipClaim(width: 64, height: 64, frames: 4, frameRate: 10)

  /// A movie of four frames, the last two of them equal.
  private func movie(
    _ name: String, in folder: TemporaryFolder, settings: MovieSettings = MovieSettings()
  ) throws -> String {
    let path = folder.file(name)
    let writer = try MovieWriter(
      path: path, width: 64, height: 64, frameRate: 10, settings: settings)
    for frame in 0..<4 {
      let picture = writer.makeBuffer()
      memset(picture.pixels, Int32(40 * min(frame, 2)), picture.stride * 64)
      try writer.append(picture)
    }
    try writer.finish()
    return path
  }

  private static let kinds: [(ending: String, codec: MovieCodec)] = OutputFormat.all
    .filter { !$0.isVector && !$0.isFolder }
    .flatMap { format in format.codecs.map { (format.ending, $0) } }

  @Test(arguments: kinds)
  func aMovieOfEveryKindIsWhatWasAskedForAndHasNothingBehindIt(
    _ ending: String, _ codec: MovieCodec
  ) throws {
    let folder = try TemporaryFolder()
    for startsFast in [true, false] {
      let settings = MovieSettings(codec: codec, fastStart: startsFast)
      let path = try movie("a" + ending, in: folder, settings: settings)
      let wanted = DemoOutput(path, settings: settings)
      let proof = try ClipProof(of: path)
      try proof.require(wanted, Self.claim)
      var sized = Self.claim
      sized.bytes = try Data(contentsOf: URL(filePath: path)).count
      try proof.require(wanted, sized)
      for tail in ["<html><script>", "\0\0\0\u{10}free<html>..", "x"] {
        let data = try Data(contentsOf: URL(filePath: path)) + Data(tail.utf8)
        let longer = folder.file("longer" + ending)
        try data.write(to: URL(filePath: longer))
        #expect(throws: PlayError.self, "\(tail)") { try ClipProof(of: longer) }
      }
    }
  }

  @Test(arguments: [
    (ClipClaim(width: 32, height: 64, frames: 4), "it has 64×64 pixels and not 32×64"),
    (ClipClaim(width: 64, height: 64, frames: 5), "it has 4 pictures and not 5"),
    (
      ClipClaim(width: 64, height: 64, frames: 4, frameRate: 20), "it lasts 0.4 s and not 0.2 s"
    ),
    (ClipClaim(width: 64, height: 64, frames: 4, bytes: 7), "it has 9 bytes and not 7"),
  ])
  func whatIsSaidOfItHasToBeSo(_ claim: ClipClaim, _ reason: String) throws {
    let proof = ClipProof(
      container: "mp4", codec: "h264", width: 64, height: 64, pictures: 4, frameRate: 10,
      seconds: 0.4, bytes: 9)
    try proof.require(DemoOutput("a.mp4"), Self.claim)
    #expect(throws: PlayError.notAClip(reason)) {
      try proof.require(DemoOutput("a.mp4"), claim)
    }
  }

  /// The same length and number, at other times.
  @Test func framesThatComeAtOtherTimesAreRefused() throws {
    let proof = ClipProof(
      container: "mp4", codec: "h264", width: 64, height: 64, pictures: 4, frameRate: 30,
      seconds: 0.4, bytes: 9)
    #expect(throws: PlayError.notAClip("it has 30 frames a second and not 10")) {
      try proof.require(DemoOutput("a.mp4"), Self.claim)
    }
  }

  /// A GIF has a picture for several frames that are equal; it has none that is no frame.
  @Test func equalFramesMayBeOnePicture() throws {
    let folder = try TemporaryFolder()
    let proof = try ClipProof(of: movie("a.gif", in: folder))
    #expect(proof.pictures == 3)
    try proof.require(DemoOutput("a.gif"), Self.claim)
    #expect(throws: PlayError.notAClip("it has 3 pictures and not 2")) {
      try proof.require(
        DemoOutput("a.gif"), ClipClaim(width: 64, height: 64, frames: 2, frameRate: 10))
    }
  }

  @Test func anotherCodecIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try movie("a.mp4", in: folder, settings: MovieSettings(codec: .hevc))
    #expect(throws: PlayError.notAClip("it is encoded as 'hevc' and not as 'h264'")) {
      try ClipProof(of: path).require(DemoOutput(path), nil)
    }
  }

  /// Two frames of red, and silence.
  @Test func soundBesideThePicturesIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mp4")
    try #require(Data(base64Encoded: Self.withSound, options: .ignoreUnknownCharacters))
      .write(to: URL(filePath: path))
    #expect(throws: PlayError.notAClip("it has 2 streams and not pictures alone")) {
      try ClipProof(of: path).require(DemoOutput(path), nil)
    }
  }

  @Test func aDocumentEndsWithItself() throws {
    let folder = try TemporaryFolder()
    let document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\" data-frames=\"4\" "
      + "data-frame-rate=\"10/1\"><metadata>Made by Showreel</metadata></svg>"
    let proof = try ClipProof(of: folder.write(document, to: "a.svg"))
    try proof.require(DemoOutput("a.svg"), Self.claim)
    for tail in ["<script/>", "<svg/>", "text", "<script></svg>", "\n\n"] {
      #expect(throws: PlayError.self, "\(tail)") {
        try ClipProof(of: folder.write(document + tail, to: "b.svg"))
      }
    }
  }

  /// A header says of itself what it likes.
  @Test func picturesAreReadToTheirEnds() throws {
    let folder = try TemporaryFolder()
    let pictures = try movie("frames/*.png", in: folder)
    let whole = try ClipProof(of: folder.file("frames"))
    try whole.require(DemoOutput(pictures), Self.claim)
    #expect(throws: PlayError.notAClip("it has 4 pictures and not 5")) {
      try whole.require(
        DemoOutput(pictures), ClipClaim(width: 64, height: 64, frames: 5, frameRate: 10))
    }
    let name = try #require(folder.contentsOfFrames.first)
    let png = try Data(contentsOf: URL(filePath: folder.file("frames/" + name)))
    let one = folder.file("one.png")
    try png.write(to: URL(filePath: one))
    try ClipProof(of: one).require(
      DemoOutput(picture: one), ClipClaim(width: 64, height: 64))
    var damaged = png
    damaged[png.count - 20] ^= 0xFF
    for bad in [
      png + Data("<html>".utf8), png.prefix(24) + Data("<script>".utf8), png.dropLast(12), damaged,
      png + png,
    ] {
      try bad.write(to: URL(filePath: folder.file("frames/" + name)))
      #expect(throws: PlayError.notAClip(name + " is no PNG picture")) {
        try ClipProof(of: folder.file("frames"))
      }
      try bad.write(to: URL(filePath: one))
      #expect(throws: PlayError.self) { try ClipProof(of: one) }
    }
  }

  @Test func picturesOfSeveralSizesAreNoClip() throws {
    let folder = try TemporaryFolder()
    _ = try movie("frames/*.png", in: folder)
    let writer = try MovieWriter(
      path: folder.file("other/*.png"), width: 32, height: 32, frameRate: 10,
      settings: MovieSettings())
    try writer.append(writer.makeBuffer())
    try writer.finish()
    let name = try #require(folder.contentsOfFrames.last)
    let other = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("other")).first)
    try FileManager.default.removeItem(atPath: folder.file("frames/" + name))
    try FileManager.default.copyItem(
      atPath: folder.file("other/" + other), toPath: folder.file("frames/" + name))
    #expect(throws: PlayError.notAClip(name + " is of another size than the other pictures")) {
      try ClipProof(of: folder.file("frames"))
    }
  }

  private static let withSound = """
    AAAAHGZ0eXBpc29tAAACAGlzb21pc28ybXA0MQAABYltb292AAAAbG12aGQAAAAAAAAAAAAAAAAAAAPoAAAAyAABAAABAAAAAAAA
    AAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAAACi3Ry
    YWsAAABcdGtoZAAAAAMAAAAAAAAAAAAAAAEAAAAAAAAAyAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAA
    AAAAAAAAAEAAAAAAEAAAABAAAAAAACRlZHRzAAAAHGVsc3QAAAAAAAAAAQAAAMgAAAAAAAEAAAAAAgNtZGlhAAAAIG1kaGQAAAAA
    AAAAAAAAAAAAACgAAAAIAFXEAAAAAAAtaGRscgAAAAAAAAAAdmlkZQAAAAAAAAAAAAAAAFZpZGVvSGFuZGxlcgAAAAGubWluZgAA
    ABR2bWhkAAAAAQAAAAAAAAAAAAAAJGRpbmYAAAAcZHJlZgAAAAAAAAABAAAADHVybCAAAAABAAABbnN0YmwAAADqc3RzZAAAAAAA
    AAABAAAA2m1wNHYAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAEAAQAEgAAABIAAAAAAAAAAEKTGF2YyBtcGVnNAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAY//8AAABgZXNkcwAAAAADgICATwABAASAgIBBIBEAAAAAAw1AAAAEOAWAgIAvAAABsAEAAAG1iRMAAAEAAAAB
    IADEjYgAVQCEAhRjAAABskxhdmM1OS4zNy4xMDAGgICAAQIAAAAQcGFzcAAAAAEAAAABAAAAFGJ0cnQAAAAAAAMNQAAABDgAAAAY
    c3R0cwAAAAAAAAABAAAAAgAABAAAAAAUc3RzcwAAAAAAAAABAAAAAQAAABxzdHNjAAAAAAAAAAEAAAABAAAAAQAAAAEAAAAcc3Rz
    egAAAAAAAAAAAAAAAgAAABQAAAAHAAAAGHN0Y28AAAAAAAAAAgAABcoAAAXiAAACTXRyYWsAAABcdGtoZAAAAAMAAAAAAAAAAAAA
    AAIAAAAAAAAAyAAAAAAAAAAAAAAAAQEAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAACRl
    ZHRzAAAAHGVsc3QAAAAAAAAAAQAAAMgAAAQAAAEAAAAAAcVtZGlhAAAAIG1kaGQAAAAAAAAAAAAAAAAAAB9AAAAKQFXEAAAAAAAt
    aGRscgAAAAAAAAAAc291bgAAAAAAAAAAAAAAAFNvdW5kSGFuZGxlcgAAAAFwbWluZgAAABBzbWhkAAAAAAAAAAAAAAAkZGluZgAA
    ABxkcmVmAAAAAAAAAAEAAAAMdXJsIAAAAAEAAAE0c3RibAAAAH5zdHNkAAAAAAAAAAEAAABubXA0YQAAAAAAAAABAAAAAAAAAAAA
    AgAQAAAAAB9AAAAAAAA2ZXNkcwAAAAADgICAJQACAASAgIAXQBUAAAAAAB9AAAACwwWAgIAFFYhW5QAGgICAAQIAAAAUYnRydAAA
    AAAAAB9AAAACwwAAACBzdHRzAAAAAAAAAAIAAAACAAAEAAAAAAEAAAJAAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAABAAAAAQAAACBz
    dHN6AAAAAAAAAAAAAAADAAAAFQAAAAQAAAAEAAAAHHN0Y28AAAAAAAAAAwAABbUAAAXeAAAF6QAAABpzZ3BkAQAAAHJvbGwAAAAC
    AAAAAf//AAAAHHNiZ3AAAAAAcm9sbAAAAAEAAAADAAAAAQAAAD11ZHRhAAAANW1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAG1kaXJh
    cHBsAAAAAAAAAAAAAAAACGlsc3QAAAAIZnJlZQAAAEBtZGF03gIATGF2YzU5LjM3LjEwMAACMEAOAAABswAQBwAAAbYQwKMKDbBZ
    A8EBGCAHAAABtlHgRgEYIAc=
    """
}

extension TemporaryFolder {
  fileprivate var contentsOfFrames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: file("frames"))) ?? []).sorted()
  }
}
