import CFFmpeg
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// Movies with skipped frames, decoded.
@Suite struct StillMovieTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Pictures, each for so many frames.
  private func movie(
    _ lengths: [Int], _ name: String = "clip.mp4", settings: MovieSettings = MovieSettings()
  ) throws -> String {
    let path = folder.path + "/" + name
    let writer = try MovieWriter(
      path: path, width: 96, height: 64, frameRate: 60, settings: settings)
    for (index, length) in lengths.enumerated() {
      try writer.append(picture(index))
      for _ in 1..<length { try writer.appendRepeat() }
    }
    try writer.finish()
    return path
  }

  /// A scene with edges and slopes in which a block moves.
  private func picture(_ index: Int) -> PixelBuffer {
    let left = index * 7 % 80
    return PixelBuffer.of(96, 64) { x, y in
      (left..<left + 16).contains(x) && (20..<40).contains(y)
        ? (250, UInt8(index * 50 % 256), 20) : (UInt8(x * 2), UInt8(y * 3), 120)
    }
  }

  private struct Packets {
    var times: [Int64] = []
    var sizes: [Int] = []
    var decoded: [Int64] = []
    var keys: [Int64] = []
  }

  private func packets(_ path: String) throws -> Packets {
    let reader = try MovieReader(path: path)
    let step = av_rescale_q(
      1, AVRational(num: 1, den: 60), reader.stream.pointee.time_base)
    var all = Packets()
    try reader.readPackets { (packet) throws(MovieError) in
      all.times.append(packet.pointer.pointee.pts / step)
      all.decoded.append(packet.pointer.pointee.dts / step)
      all.sizes.append(Int(packet.pointer.pointee.size))
      if packet.pointer.pointee.flags & AV_PKT_FLAG_KEY != 0 {
        all.keys.append(all.times.last ?? 0)
      }
    }
    return all
  }

  @Test(arguments: [EncoderPreset.ultrafast, .veryfast, .medium, .slow])
  func everyFrameIsThereAndShowsItsPicture(preset: EncoderPreset) throws {
    let lengths = [1, 1, 1, 30, 1, 1, 5, 13, 1, 40, 1, 1, 1, 1, 14, 20, 1]
    let path = try movie(lengths, settings: MovieSettings(preset: preset))
    let facts = try MovieFacts.read(path, decode: true)
    let count = lengths.reduce(0, +)
    #expect(facts.frameCount == count)
    #expect(facts.decodedFrameCount == count)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.hasConstantFrameRate)
    #expect(facts.startTime == ExactTime(0))
    #expect(facts.duration == ExactTime(count, 60))

    let shown = lengths.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    let pictures = lengths.indices.map { picture($0).luma }
    for (frame, planes) in try decodedPlanes(path).enumerated() {
      // The nearest of all pictures is the right one.
      let errors = pictures.map { LevelDifference(planes.luma, $0).meanSquare }
      let nearest = errors.indices.min { errors[$0] < errors[$1] }
      #expect(
        nearest == shown[frame] || errors[shown[frame]] == errors[nearest ?? 0], "frame \(frame)")
      #expect(errors[shown[frame]] < 12, "frame \(frame)")
    }
  }

  @Test func aSkippedFrameIsThePictureBeforeToTheBit() throws {
    let decoded = try decodedPlanes(try movie([3, 60, 1, 30]))
    for frame in 6..<63 { #expect(decoded[frame] == decoded[5], "frame \(frame)") }
    for frame in 67..<94 { #expect(decoded[frame] == decoded[66], "frame \(frame)") }
    #expect(decoded[63] != decoded[62])
  }

  @Test func aSkippedFrameHasAFewBytes() throws {
    let packets = try packets(try movie([1, 100, 1]))
    let skipped = zip(packets.times, packets.sizes).filter { (4..<101).contains($0.0) }
    #expect(skipped.count == 97)
    #expect(skipped.allSatisfy { $0.1 < 24 })
    #expect(packets.keys == [0, 101])
  }

  @Test func framesAreDecodedOneAfterTheOtherAndInTime() throws {
    let packets = try packets(try movie([1, 1, 1, 1, 1, 30, 1, 1, 1, 1, 1, 20, 1, 1]))
    #expect(packets.times.sorted() == Array(0..<Int64(packets.times.count)))
    #expect(zip(packets.decoded, packets.decoded.dropFirst()).allSatisfy { $1 == $0 + 1 })
    #expect(zip(packets.times, packets.decoded).allSatisfy { $0 >= $1 })
  }

  @Test func longRunsHaveKeyFramesAtTheirDistance() throws {
    let packets = try packets(try movie([1, 700, 1]))
    #expect(packets.keys == [0, 250, 500, 701])
    let close = try self.packets(
      try movie([100], "close.mp4", settings: MovieSettings(keyframeInterval: 30)))
    #expect(close.keys == [0, 30, 60, 90])
  }

  /// What moves is decoded as from a file of the encoder's frames alone: nothing of ours reaches it.
  @Test func theEncodersFramesAreWhatTheyWouldBeAlone() throws {
    let path = try movie([1, 1, 1, 40, 1, 1, 1, 1, 1, 30, 1, 1])
    let whole = try decodedPlanes(path)
    let reader = try MovieReader(path: path)
    let decoder = try VideoDecoder(for: reader)
    let step = av_rescale_q(1, AVRational(num: 1, den: 60), reader.stream.pointee.time_base)
    let skipped = Set(Array(6..<43) + Array(51..<78))
    var alone: [Planes] = []
    func take(_ frame: VideoFrame) throws(MovieError) {
      alone.append(unpadded(try frame.planes, frame.width, frame.height))
    }
    try reader.readPackets { (packet) throws(MovieError) in
      guard !skipped.contains(Int(packet.pointer.pointee.pts / step)) else { return }
      try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
    }
    try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
    #expect(alone == whole.indices.filter { !skipped.contains($0) }.map { whole[$0] })
  }

  @Test func theEncoderIsGivenAllWhereThatIsAskedFor() throws {
    let path = try movie([1, 60, 1], settings: MovieSettings(stillPictures: .encoder))
    #expect(try packets(path).keys == [0])
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.decodedFrameCount == 62)
  }

  @Test func nothingChangesWhereNothingStands() throws {
    let lengths = [1, 1, 12, 1, 3, 1, 12, 5]
    let skipping = try decodedPlanes(try movie(lengths, "a.mp4"))
    let encoding = try decodedPlanes(
      try movie(lengths, "b.mp4", settings: MovieSettings(stillPictures: .encoder)))
    #expect(skipping == encoding)
  }

  /// A still picture is as good as it would be, or so good (50 dB) that nobody sees which is better: in slopes as wide
  /// as these the encoder goes on for a while.
  @Test func whatStandsIsNoWorseThanTheEncodersOwn() throws {
    let lengths = [1, 1, 1, 1, 1, 50, 1, 1, 1, 1, 40]
    let skipping = try decodedPlanes(try movie(lengths, "a.mp4"))
    let encoding = try decodedPlanes(
      try movie(lengths, "b.mp4", settings: MovieSettings(stillPictures: .encoder)))
    let exact = try decodedPlanes(try movie(lengths, "c.mp4", settings: MovieSettings(crf: 0)))
    for still in [7..<55, 61..<99] {
      func error(_ movie: [Planes]) -> Double {
        still.reduce(0) { $0 + LevelDifference(movie[$1].luma, exact[$1].luma).meanSquare }
      }
      #expect(error(skipping) <= max(error(encoding), 0.65 * Double(still.count)))
    }
  }

  @Test func sameFileEveryTime() throws {
    let lengths = [1, 1, 1, 30, 1, 1, 14, 1]
    let one = try Data(contentsOf: URL(filePath: try movie(lengths, "a.mp4")))
    let other = try Data(contentsOf: URL(filePath: try movie(lengths, "b.mp4")))
    #expect(one == other)
  }

  @Test(arguments: ["clip.mov", "clip.m4v"])
  func otherContainersHoldThemToo(name: String) throws {
    let facts = try MovieFacts.read(try movie([1, 40, 1, 30], name), decode: true)
    #expect(facts.decodedFrameCount == 72)
    #expect(facts.decodesToTheEnd == true)
  }

  /// Any order of pictures that move and stand.
  @Test(arguments: 0..<8) func anyOrder(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let lengths = (0..<12).map { _ in
      numbers.next() % 3 == 0 ? Int(numbers.next() % 60) + 1 : Int(numbers.next() % 4) + 1
    }
    let path = try movie(lengths)
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.decodedFrameCount == lengths.reduce(0, +))
    #expect(facts.decodesToTheEnd == true)
    let packets = try packets(path)
    #expect(packets.times.sorted() == Array(0..<Int64(packets.times.count)))
    let shown = lengths.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    let pictures = lengths.indices.map { picture($0).luma }
    for (frame, planes) in try decodedPlanes(path).enumerated() {
      let error = LevelDifference(planes.luma, pictures[shown[frame]]).meanSquare
      #expect(error < 12, "seed \(seed), frame \(frame)")
    }
  }

  /// How many threads x264 has is a matter of what else is made, so it is nothing that a file shows.
  ///
  /// The pictures move by more than x264 would let them with its own limits for two threads; the second size is
  /// too low for two, and of the third few pictures are kept.
  @Test(arguments: [(160, 208), (96, 64), (1600, 960)], [EncoderPreset.medium, .slower])
  func aFileIsTheSameForOneThreadAndForTwo(_ size: (Int, Int), _ preset: EncoderPreset) throws {
    let (width, height) = size
    func bytes(_ threads: Int, sharesProcessors: Bool) throws -> Data {
      var settings = MovieSettings(preset: preset, threads: threads)
      settings.sharesProcessors = sharesProcessors
      let path = folder.path + "/\(threads)\(sharesProcessors).mp4"
      let writer = try MovieWriter(
        path: path, width: width, height: height, frameRate: 60, settings: settings)
      for index in 0..<(width > 1000 ? 16 : 40) {
        let top = index * 37 % height
        try writer.append(
          PixelBuffer.of(width, height) { x, y in
            (top..<top + 40).contains(y) && (20..<60).contains(x)
              ? (UInt8((x * 13 + (y - top) * 29) % 256), UInt8((y - top) * 6 % 256), 20)
              : (UInt8(x % 256), UInt8(y % 256), UInt8((x * y / 7) % 256))
          })
        if index % 15 == 0 { try writer.appendRepeat(20) }
      }
      try writer.finish()
      return try Data(contentsOf: URL(filePath: path))
    }
    let usual = try bytes(2, sharesProcessors: false)
    #expect(try bytes(2, sharesProcessors: true) == usual)
    #expect(try bytes(1, sharesProcessors: false) == usual)
    #expect(usual.range(of: Data("x264".utf8)) == nil)
  }
}
