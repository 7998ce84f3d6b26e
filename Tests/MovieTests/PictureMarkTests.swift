import Foundation
import TestSupport
import Testing

@testable import Movie

struct PictureMarkTests {
  /// One grey pixel.
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  )

  @Test func aMarkedPictureSaysWhoMadeItAndIsStillOne() throws {
    let folder = try TemporaryFolder()
    let png = try #require(Self.png)
    let marked = PictureMark.marked(png)
    try marked.write(to: URL(filePath: folder.file("a.png")))
    try png.write(to: URL(filePath: folder.file("b.png")))
    #expect(ClipMark.isOn(folder.file("a.png")))
    #expect(!ClipMark.isOn(folder.file("b.png")))
    // Length, name, and the checksum that every reader compares.
    let chunk = marked.dropFirst(33).prefix(12 + 26)
    #expect(Array(chunk.prefix(8)) == [0, 0, 0, 26] + Array("tEXt".utf8))
    #expect(marked.count == png.count + 38)
    #expect(try MovieFacts.read(folder.file("a.png")).width == 1)
  }

  @Test func whatIsNoPictureStaysAsItIs() {
    #expect(PictureMark.marked(Data("GIF89a".utf8)) == Data("GIF89a".utf8))
  }
}
