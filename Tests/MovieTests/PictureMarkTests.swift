import Foundation
import TestSupport
import Testing

@testable import Movie

struct PictureMarkTests {
  /// What begins as a PNG does, and is as long as one.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [UInt8](repeating: 7, count: 52))

  @Test func aMarkedPictureSaysWhoMadeIt() throws {
    let folder = try TemporaryFolder()
    let marked = PictureMark.marked(Self.png)
    try marked.write(to: URL(filePath: folder.file("a.png")))
    try Self.png.write(to: URL(filePath: folder.file("b.png")))
    #expect(ClipMark.isOn(folder.file("a.png")))
    #expect(!ClipMark.isOn(folder.file("b.png")))
    // After the header: a length, a name, the text, and its checksum.
    #expect(Array(marked.dropFirst(33).prefix(8)) == [0, 0, 0, 25] + Array("tEXt".utf8))
    #expect(marked.count == Self.png.count + 37)
  }

  /// It would be waited for until somebody writes into it.
  @Test func aPipeAndAFolderHaveNoMark() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe.svg"), 0o600) == 0)
    #expect(!ClipMark.isOn(folder.file("pipe.svg")))
    #expect(!ClipMark.isOn(folder.path))
  }

  @Test func whatIsNoPictureStaysAsItIs() {
    #expect(PictureMark.marked(Data("GIF89a".utf8)) == Data("GIF89a".utf8))
  }
}
