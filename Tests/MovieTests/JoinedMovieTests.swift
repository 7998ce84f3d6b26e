import Foundation
import Movie
import Pixels
import TestSupport
import Testing

/// Segments put one after the other are one movie, whose pictures are those of the segments.
struct JoinedMovieTests {
  private let folder = Result { try TemporaryFolder() }

  /// Frames of one grey each, another for each number.
  private func write(
    _ frames: Range<Int>, to path: String, size: Int = 64, settings: MovieSettings
  ) throws {
    let writer = try MovieWriter(
      path: path, width: size, height: size, frameRate: 60, settings: settings)
    for frame in frames {
      let buffer = writer.makeBuffer()
      memset(buffer.pixels, Int32(40 + frame * 3), buffer.stride * buffer.height)
      try writer.append(buffer)
    }
    try writer.finish()
  }

  @Test(arguments: [
    ("mp4", MovieCodec.h264), ("mp4", .hevc), ("mov", .proRes), ("webm", .vp9), ("mp4", .av1),
  ])
  func everyFrameIsThereInItsPlace(_ ending: String, _ codec: MovieCodec) throws {
    let folder = try folder.get()
    let settings = MovieSettings(codec: codec)
    let counts = [12, 7, 25]
    var first = 0
    var segments: [JoinedMovie.Segment] = []
    for (index, count) in counts.enumerated() {
      let path = folder.file("\(index).\(ending)")
      try write(first..<first + count, to: path, settings: settings)
      segments.append(.init(path: path, frameCount: count))
      first += count
    }
    let movie = JoinedMovie(segments, frameRate: 60, settings: settings)
    let path = folder.file("whole.\(ending)")
    let byteCount = try movie.write(to: path)
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.frameCount == 44)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.hasConstantFrameRate)
    #expect(facts.startsWithKeyFrame)
    #expect(facts.frameRate == 60)
    #expect(facts.startTime.seconds == 0)
    #expect(facts.byteCount == byteCount)
    #expect(facts.isFastStart != false)
    #expect(abs(facts.duration.seconds - 44.0 / 60) < 0.0011)
    // What one segment is joined of is what it was.
    let alone = folder.file("alone.\(ending)")
    try JoinedMovie([segments[2]], frameRate: 60, settings: settings).write(to: alone)
    let (one, other) = try (
      MovieFacts.read(alone, decode: true), MovieFacts.read(segments[2].path, decode: true)
    )
    #expect(one.frameCount == other.frameCount)
    #expect(one.duration == other.duration)
    #expect(one.color == other.color)
  }

  @Test func whatIsNoSegmentOfTheMovieIsRefusedAndNothingWritten() throws {
    let folder = try folder.get()
    let settings = MovieSettings()
    try write(0..<5, to: folder.file("a.mp4"), settings: settings)
    try write(0..<5, to: folder.file("b.mp4"), size: 32, settings: settings)
    func join(_ other: JoinedMovie.Segment) throws(MovieError) {
      let first = JoinedMovie.Segment(path: folder.file("a.mp4"), frameCount: 5)
      try JoinedMovie([first, other], frameRate: 60, settings: settings)
        .write(to: folder.file("c.mp4"))
    }
    let b = folder.file("b.mp4")
    #expect(
      throws: MovieError.cannotRead(
        path: b, reason: "it is of another size or was encoded otherwise than the others")
    ) { try join(.init(path: b, frameCount: 5)) }
    let a = folder.file("a.mp4")
    #expect(throws: MovieError.cannotRead(path: a, reason: "it has 5 frames and not 6")) {
      try join(.init(path: a, frameCount: 6))
    }
    #expect(throws: MovieError.self) { try join(.init(path: folder.file("no.mp4"), frameCount: 1)) }
    #expect(try folder.contents == ["a.mp4", "b.mp4"])
  }

  @Test func onlyMoviesCanBeJoined() {
    let settings = MovieSettings()
    let possible = ["a.mp4", "a.m4v", "a.mov", "a.webm"]
    let not = ["a.gif", "a.webp", "a.apng", "a.y4m", "a/*.png", "-", "a"]
    #expect(possible.allSatisfy { JoinedMovie.isPossible(for: $0, settings: settings) })
    #expect(!not.contains { JoinedMovie.isPossible(for: $0, settings: settings) })
  }
}
