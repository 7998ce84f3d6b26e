import Foundation
import TestSupport
import Testing

@testable import Movie

@Suite(.enabled(if: SmallDisk.isPossible, "Mounting a small disk needs root"))
struct DiskFullTests {
  /// Noise does not compress, so the disk fills up.
  func fill(_ disk: SmallDisk, _ name: String, frames: Int) throws -> MovieError? {
    let writer = try MovieWriter(
      path: disk.path + "/" + name, width: 128, height: 128, frameRate: 60)
    do throws(MovieError) {
      for seed in 0..<frames {
        try writer.append(.noise(128, 128, seed: UInt64(seed)))
      }
      try writer.finish()
    } catch {
      // The first error is the last word.
      #expect(throws: error) { try writer.append(.noise(128, 128)) }
      #expect(throws: error) { try writer.finish() }
      return error
    }
    return nil
  }

  /// In the middle, at the end, and while the index is moved to the front.
  @Test(arguments: [0.01, 0.5, 0.9, 1])
  func aFullDiskIsNamedAndLeavesNothing(part: Double) throws {
    let roomy = try #require(try SmallDisk(bytes: 64 << 20))
    #expect(try fill(roomy, "clip.mp4", frames: 80) == nil)
    let needed = try MovieFacts.read(roomy.path + "/clip.mp4").byteCount
    let page = 4096
    let disk = try #require(
      try SmallDisk(bytes: max(page, (Int(Double(needed) * part) - 1) / page * page)))
    let error = try fill(disk, "clip.mp4", frames: 80)
    #expect(error == .diskFull(path: disk.path + "/clip.mp4"))
    #expect(try disk.folder.contents.isEmpty)
  }

  @Test func oneFrameThatDoesNotFitIsNamedAtTheEnd() throws {
    let disk = try #require(try SmallDisk(bytes: 4096))
    let error = try fill(disk, "clip.mp4", frames: 1)
    #expect(error == .diskFull(path: disk.path + "/clip.mp4"))
    #expect(try disk.folder.contents.isEmpty)
  }

  @Test func picturesFillADiskToo() throws {
    let disk = try #require(try SmallDisk(bytes: 262_144))
    let error = try fill(disk, "frames/*.png", frames: 20)
    #expect(error == .diskFull(path: disk.path + "/frames/"))
    #expect(try disk.folder.contents.isEmpty)
  }
}
