import Foundation
import TestSupport
import Testing

@testable import Movie

/// A file in a clip's place is anybody's: who reads it comes back, whatever its sizes say and wherever it ends.
struct DamagedMovieTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let endings = ["mp4", "mov", "webm", "gif", "webp", "apng", "y4m"]

  private func clip(_ ending: String) throws -> (path: String, data: Data) {
    let path = folder.file("clip." + ending)
    _ = try writeMovie(path, width: 64, height: 64, frames: 6, frameRate: 30)
    return (path, try Data(contentsOf: URL(filePath: path)))
  }

  /// Boxes whose sizes end beyond what a number of bytes can be.
  @Test(arguments: [UInt64.max, UInt64(Int64.max), UInt64(Int64.max) - 64, 1 << 62, 16])
  func aBoxMaySayThatItHasAnySize(_ size: UInt64) throws {
    let (path, data) = try clip("mp4")
    let box =
      Data([0, 0, 0, 1]) + Data("free".utf8) + withUnsafeBytes(of: size.bigEndian) { Data($0) }
    try (data + box).write(to: URL(filePath: path))
    #expect(try ISOBoxes(path: path) != nil)
    _ = ClipMark.isOn(path)
    #expect((FileWholeness.fault(of: path, container: "mp4") == nil) == (size == 16))
  }

  /// What is whole has its facts, and what is cut off or broken has some or a reason.
  @Test(arguments: endings)
  func whereverItEndsItIsRead(_ ending: String) throws {
    let (path, data) = try clip(ending)
    let container = try MovieFacts.read(path).container
    #expect(FileWholeness.fault(of: path, container: container) == nil)
    var random = SeededNumbers(seed: 7)
    for count in Array(0..<40) + (0..<60).map({ _ in Int(random.next() % UInt64(data.count)) }) {
      try data.prefix(count).write(to: URL(filePath: path))
      _ = try? MovieFacts.read(path)
      #expect(FileWholeness.fault(of: path, container: container) != nil, "\(count) bytes")
    }
    for _ in 0..<60 {
      var broken = data
      for _ in 0...Int(random.next() % 4) {
        broken[Int(random.next() % UInt64(data.count))] = UInt8(random.next() % 256)
      }
      try broken.write(to: URL(filePath: path))
      _ = try? MovieFacts.read(path)
      _ = FileWholeness.fault(of: path, container: container)
    }
  }
}
