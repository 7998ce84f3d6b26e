import CFFmpeg
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// Movies in which a small thing travels over a still picture.
@Suite struct LittleChangesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a frame shows: where the small thing is, and in which scene.
  private struct Moment: Equatable {
    var x = 40
    var y = 40
    var scene = 0
  }

  private static let thing = (width: 24, height: 30)
  private let width = 648
  private let height = 500

  /// The small thing on the ground of its scene.
  private func picture(_ moment: Moment, on grounds: [PixelBuffer]) -> PixelBuffer {
    let ground = grounds[moment.scene]
    let picture = PixelBuffer(width: width, height: height)
    for y in 0..<height { _ = picture.row(y).update(fromContentsOf: ground.row(y)) }
    for top in 0..<Self.thing.height {
      let row = picture.row(moment.y + top)
      for left in 0..<Self.thing.width {
        let light: UInt8 = left + top < 30 ? 20 : 250
        for channel in 0..<3 { row[(moment.x + left) * 4 + channel] = light }
      }
    }
    return picture
  }

  /// - Parameter grounds: How light they are.
  private func luma(_ moment: Moment, on grounds: [[UInt8]]) -> [UInt8] {
    var luma = grounds[moment.scene]
    for top in 0..<Self.thing.height {
      for left in 0..<Self.thing.width {
        let light: UInt8 = left + top < 30 ? 20 : 250
        luma[(moment.y + top) * width + moment.x + left] = UInt8(16 + Double(light) * 219 / 255)
      }
    }
    return luma
  }

  /// Of the scenes, each darker than the one before.
  private func grounds() -> [PixelBuffer] {
    (0..<4).map { scene in
      PixelBuffer.of(width, height) { x, y in
        (UInt8(200 - scene * 40), UInt8(120 + x / 32), UInt8(130 + y / 16))
      }
    }
  }

  private func movie(
    _ moments: [Moment], _ name: String = "clip.mp4", settings: MovieSettings = MovieSettings()
  ) throws -> String {
    let path = folder.file(name)
    let writer = try MovieWriter(
      path: path, width: width, height: height, frameRate: 60, settings: settings)
    let grounds = grounds()
    var last: Moment?
    for moment in moments {
      guard moment != last else {
        try writer.appendRepeat()
        continue
      }
      let picture = picture(moment, on: grounds)
      var changed: PixelRect?
      if let last, last.scene == moment.scene {
        changed = [last, moment].reduce(.empty) { area, moment in
          area.union(
            PixelRect(
              x: moment.x, y: moment.y, width: Self.thing.width, height: Self.thing.height))
        }
      }
      try writer.append(picture, changed: changed)
      last = moment
    }
    try writer.finish()
    return path
  }

  /// A way of so many frames.
  private func way(_ count: Int, from: Moment = Moment(), dx: Int = 3, dy: Int = 2) -> [Moment] {
    (0..<count).map { Moment(x: from.x + dx * $0, y: from.y + dy * $0, scene: from.scene) }
  }

  private func stand(_ count: Int, _ moment: Moment) -> [Moment] {
    Array(repeating: moment, count: count)
  }

  /// Two scenes with ways and rests.
  private var story: [Moment] {
    let first = way(40)
    let second = way(30, from: Moment(x: 300, y: 200, scene: 1), dx: -5, dy: 1)
    return first + stand(20, first[39]) + way(20, from: first[39], dx: 2, dy: -3) + second
      + stand(30, second[29])
  }

  private func keys(_ path: String) throws -> [Int] {
    let reader = try MovieReader(path: path)
    let step = av_rescale_q(1, AVRational(num: 1, den: 60), reader.stream.pointee.time_base)
    var keys: [Int] = []
    try reader.readPackets { (packet) throws(MovieError) in
      if packet.pointer.pointee.flags & AV_PKT_FLAG_KEY != 0 {
        keys.append(Int(packet.pointer.pointee.pts / step))
      }
    }
    return keys
  }

  @Test func everyFrameIsThereAndShowsItsPicture() throws {
    let path = try movie(story)
    let facts = try MovieFacts.read(path, decode: true)
    #expect(facts.decodedFrameCount == story.count)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.hasConstantFrameRate)
    #expect(facts.duration == ExactTime(story.count, 60))
    let grounds = grounds().map(\.luma)
    for (frame, planes) in try decodedPlanes(path).enumerated() {
      let luma = luma(story[frame], on: grounds)
      #expect(LevelDifference(planes.luma, luma).meanSquare < 2, "frame \(frame)")
    }
    #expect(try keys(path) == [0, 80])
  }

  /// Where the rests alone are ours, what travels behind one begins with a key frame.
  @Test func itIsTurnedOffByItself() throws {
    let skipped = try movie(story, settings: MovieSettings(stillPictures: .skipped))
    #expect(try keys(skipped).contains(61))
    let all = try movie(story, settings: MovieSettings(stillPictures: .encoder))
    #expect(try !keys(all).contains(61))
  }

  @Test func aShortWayIsEncodedAsBefore() throws {
    let moments =
      way(12) + way(9, from: Moment(x: 90, y: 80, scene: 1))
      + stand(3, Moment(x: 9, y: 9, scene: 2))
      + way(6, from: Moment(x: 12, y: 9, scene: 2)) + [Moment(scene: 3)]
    let one = try Data(contentsOf: URL(filePath: try movie(moments, "a.mp4")))
    let other = try Data(
      contentsOf: URL(
        filePath: try movie(moments, "b.mp4", settings: MovieSettings(stillPictures: .skipped))))
    #expect(one == other)
  }

  /// What changed is written once more, finely, when it stands; then nothing is.
  @Test func whatStandsAfterwardsIsFine() throws {
    let moments = way(40) + stand(20, way(40)[39])
    let decoded = try decodedPlanes(try movie(moments))
    let exact = try decodedPlanes(
      try movie(moments, "exact.mp4", settings: MovieSettings(crf: 0)))[59].luma
    func error(_ planes: Planes) -> Double { LevelDifference(planes.luma, exact).meanSquare }
    #expect(error(decoded[59]) < error(decoded[39]))
    for frame in 42..<60 {
      let isSame = decoded[frame] == decoded[41]
      #expect(isSame, "frame \(frame)")
    }
    let encoder = try decodedPlanes(
      try movie(moments, "b.mp4", settings: MovieSettings(stillPictures: .encoder)))
    #expect(error(decoded[59]) <= max(0.65, error(encoder[59])))
  }

  /// A player that begins at a key frame shows what one shows that came there.
  @Test func aKeyFrameIsABeginning() throws {
    let moments = way(70, dx: 2, dy: 1)
    let path = try movie(moments, settings: MovieSettings(keyframeInterval: 30))
    #expect(try keys(path) == [0, 30, 60])
    let whole = try decodedPlanes(path)
    let reader = try MovieReader(path: path)
    let decoder = try VideoDecoder(for: reader)
    let step = av_rescale_q(1, AVRational(num: 1, den: 60), reader.stream.pointee.time_base)
    var from30: [Planes] = []
    func take(_ frame: VideoFrame) throws(MovieError) {
      from30.append(unpadded(try frame.planes, frame.width, frame.height))
    }
    try reader.readPackets { (packet) throws(MovieError) in
      guard packet.pointer.pointee.pts / step >= 30 else { return }
      try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
    }
    try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
    let isSame = from30 == Array(whole[30...])
    #expect(isSame)
  }

  @Test func sameFileEveryTimeAndForAnyThreads() throws {
    func bytes(_ name: String, _ settings: MovieSettings) throws -> Data {
      try Data(contentsOf: URL(filePath: try movie(story, name, settings: settings)))
    }
    let usual = try bytes("a.mp4", MovieSettings())
    #expect(try bytes("b.mp4", MovieSettings()) == usual)
    #expect(try bytes("c.mp4", MovieSettings(threads: 1)) == usual)
  }

  @Test(arguments: ["clip.mov", "clip.m4v"])
  func otherContainersHoldThemToo(name: String) throws {
    let facts = try MovieFacts.read(try movie(story, name), decode: true)
    #expect(facts.decodedFrameCount == story.count)
    #expect(facts.decodesToTheEnd == true)
  }

  @Test func segmentsAreJoined() throws {
    let parts = [Array(story[..<50]), Array(story[50..<100]), Array(story[100...])]
    var segments: [JoinedMovie.Segment] = []
    var pictures: [Planes] = []
    for (index, part) in parts.enumerated() {
      let path = try movie(part, "\(index).mp4")
      segments.append(.init(path: path, frameCount: part.count))
      pictures += try decodedPlanes(path)
    }
    let path = folder.file("whole.mp4")
    _ = try JoinedMovie(segments, frameRate: 60, settings: MovieSettings()).write(to: path)
    let isSame = try decodedPlanes(path) == pictures
    #expect(isSame)
  }

  /// Better or worse with what the encoder is asked for.
  @Test func qualityIsWhatIsAskedFor() throws {
    func size(_ crf: Double) throws -> Int {
      let path = try movie(way(60), "\(crf).mp4", settings: MovieSettings(crf: crf))
      return try Data(contentsOf: URL(filePath: path)).count
    }
    let sizes = [try size(8), try size(18), try size(30)]
    #expect(sizes[0] > sizes[1])
    #expect(sizes[1] > sizes[2])
  }
}
