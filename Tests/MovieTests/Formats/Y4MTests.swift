import Foundation
import TestSupport
import Testing

@testable import Movie

@Suite struct Y4MTests {
  @Test func framesStandOneAfterTheOther() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/clip.y4m"
    let writer = try MovieWriter(path: path, width: 6, height: 4, frameRate: FrameRate(30000, 1001))
    try writer.append(.of(6, 4) { _, _ in (255, 255, 255) })
    try writer.appendRepeat(2)
    try writer.finish()
    let bytes = try Data(contentsOf: URL(filePath: path))
    let head = "YUV4MPEG2 W6 H4 F30000:1001 Ip A1:1 C420mpeg2 XYSCSS=420MPEG2 XCOLORRANGE=LIMITED\n"
    #expect(bytes.starts(with: Data(head.utf8)))
    let frame =
      Data("FRAME\n".utf8) + Data(repeating: 235, count: 24) + Data(repeating: 128, count: 12)
    #expect(bytes.dropFirst(head.utf8.count) == frame + frame + frame)
  }

  @Test func oddSizesAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: MovieError.oddSize(width: 5, height: 4, codec: "Y4M")) {
      try MovieWriter(path: folder.path + "/a.y4m", width: 5, height: 4, frameRate: 30)
    }
    #expect(try folder.contents.isEmpty)
  }
}
