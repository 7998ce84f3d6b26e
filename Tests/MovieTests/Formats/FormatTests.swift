import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// What holds of every format: its colours, its frames, its bytes.
@Suite struct FormatTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let stripes: [(UInt8, UInt8, UInt8)] = [
    (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (128, 128, 128),
  ]

  private func place(of name: String, last frame: Int) -> String {
    let path = folder.path + "/" + name
    return PicturePath.folder(of: path).map { $0 + PictureName.of(frame) } ?? path
  }

  @Test(.enabled(if: FFmpegPicture.isInstalled), arguments: WrittenFormat.all)
  func colorsComeBack(_ format: WrittenFormat) throws {
    let writer = try MovieWriter(
      path: folder.path + "/" + format.name, width: 320, height: 64, frameRate: 30,
      settings: format.settings)
    try writer.append(.of(320, 64) { x, _ in Self.stripes[x / 64] })
    // An animated WebP cannot be read by FFmpeg 5; a single picture can.
    try writer.appendRepeat(4)
    try writer.finish()
    let picture = try FFmpegPicture(lastOf: place(of: format.name, last: 4), width: 320)
    for (index, color) in Self.stripes.enumerated() {
      let seen = picture.pixel(index * 64 + 32, 32, height: 64)
      for (one, other) in zip(seen, [color.0, color.1, color.2, 255]) {
        #expect(abs(Int(one) - Int(other)) <= 2, "\(format): \(seen) for \(color)")
      }
    }
  }

  @Test(arguments: WrittenFormat.all)
  func tagsSayBT709WhereThereAreTags(_ format: WrittenFormat) throws {
    let facts = try movie(format, named: format.name)
    if ["h264", "hevc", "av1", "vp9", "prores"].contains(facts.codec) {
      #expect(facts.color.matrix == "bt709" && facts.color.primaries == "bt709")
      #expect(facts.color.transfer == "bt709" && facts.color.range == "tv")
    }
    if !format.name.hasSuffix(".png") {
      #expect(facts.duration.seconds.isNear(0.6, within: 0.0011), "\(facts)")
      #expect(facts.frameCount == 18 && facts.decodesToTheEnd == true, "\(facts)")
      #expect(facts.width == 128 && facts.height == 64)
    }
    #expect(facts.startsWithKeyFrame)
  }

  @Test(arguments: WrittenFormat.all)
  func theBytesAreTheSameOnEveryRun(_ format: WrittenFormat) throws {
    #expect(try bytes(format) == bytes(format))
  }

  /// H.264's depend on them, as ``MovieSettings/threads`` says, so that it has a number of its own.
  @Test(
    arguments: WrittenFormat.all.filter {
      !["mp4", "m4v", "mov"].contains($0.ending) || $0.settings.codec != nil
    })
  func theBytesAreTheSameForAnyNumberOfThreads(_ format: WrittenFormat) throws {
    let all = try [1, 2, 3, 8].map { threads in
      var format = format
      format.settings.threads = threads
      return try bytes(format)
    }
    #expect(Set(all).count == 1)
  }

  private func bytes(_ format: WrittenFormat) throws -> Data {
    _ = try movie(format, named: format.name)
    return try Data(contentsOf: URL(filePath: place(of: format.name, last: 17)))
  }

  /// Eighteen frames at 30 a second, all different.
  private func movie(_ format: WrittenFormat, named name: String) throws -> MovieFacts {
    let path = folder.path + "/" + name
    let writer = try MovieWriter(
      path: path, width: 128, height: 64, frameRate: 30, settings: format.settings)
    for frame in 0..<18 {
      let pixels = writer.makeBuffer()
      pixels.fill(blue: 255, green: 255, red: 255)
      pixels.fill(
        blue: 200, green: UInt8(frame * 9), red: 10,
        in: PixelRect(x: frame * 4, y: 8, width: 40, height: 40))
      try writer.append(pixels)
    }
    try writer.finish()
    return try MovieFacts.read(place(of: name, last: 17), decode: true)
  }
}

extension WrittenFormat {
  var ending: String { String(name.split(separator: ".").last ?? "") }
}

extension Double {
  fileprivate func isNear(_ other: Double, within tolerance: Double) -> Bool {
    abs(self - other) <= tolerance
  }
}
