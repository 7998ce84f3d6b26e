import Drawing
import Foundation
import TestSupport
import Testing

@testable import Raster

struct ImageTests {
  private func file(
    _ name: String, _ data: Data, in folder: TemporaryFolder
  ) throws -> ImageLeaf.Source {
    try data.write(to: folder.url.appending(path: name))
    return .file(folder.file(name))
  }

  private func paint(
    _ source: ImageLeaf.Source, _ width: Double, _ height: Double,
    _ change: (inout ImageLeaf) -> Void = { _ in }
  ) -> Bitmap {
    var leaf = ImageLeaf(source: source, size: CGSize(width: width, height: height))
    change(&leaf)
    return RasterTests.paint(.image(leaf), rect(0, 0, width, height))
  }

  /// Left pixel red, right pixel half transparent blue.
  private var twoPixels: Data {
    get throws {
      let bitmap = Bitmap(width: 2, height: 1)
      bitmap.withUnsafeMutableBytes { bytes in
        for (offset, value) in [0, 0, 255, 255, 128, 0, 0, 128].enumerated() {
          bytes[offset] = UInt8(value)
        }
      }
      return try bitmap.pngData()
    }
  }

  @Test func aPNGIsDrawnPixelByPixel() throws {
    let folder = try TemporaryFolder()
    let source = try file("two.png", twoPixels, in: folder)
    #expect(fonts.imageSize(source) == CGSize(width: 2, height: 1))
    let bitmap = paint(source, 2, 1)
    #expect(bitmap[0, 0] == (b: 0, g: 0, r: 255, a: 255))
    #expect(bitmap[1, 0] == (b: 128, g: 0, r: 0, a: 128))
  }

  /// A header, and nothing that could be decoded: what is too large is known by that.
  @Test(arguments: [(40_000, 2), (2, 40_000), (20_000, 6_000)])
  func aPictureOfTooManyPixelsIsToldBeforeItIsRead(_ width: Int, _ height: Int) throws {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width, 4) + bytes(height, 4) + [8, 6, 0, 0, 0]
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 0x11, 8] + bytes(height, 2) + bytes(width, 2)
      + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]
    let folder = try TemporaryFolder()
    for (name, data) in [("a.png", png), ("a.jpg", jpeg)] {
      let store = ImageStore()
      let source = try file(name, Data(data), in: folder)
      #expect(store.picture(from: source) == nil)
      #expect(
        store.problems == [
          .unreadableFile(
            path: folder.file(name),
            reason:
              "it has \(width) × \(height) pixels, and 32767 a side and 100 million in all are "
              + "the most")
        ])
    }
  }

  @Test func withoutInterpolationPixelsStaySharp() throws {
    let folder = try TemporaryFolder()
    let source = try file("two.png", twoPixels, in: folder)
    let sharp = paint(source, 8, 1) { $0.interpolation = .none }
    #expect(sharp.alphas == ["ff ff ff ff 80 80 80 80"])
    let smooth = paint(source, 8, 1) { $0.interpolation = .high }
    #expect(Set(smooth.alphas.joined().split(separator: " ")).count > 2)
  }

  @Test func anImageTouchesNothingOutsideItsSize() throws {
    let folder = try TemporaryFolder()
    let source = try file("two.png", twoPixels, in: folder)
    let leaf = Leaf.image(ImageLeaf(source: source, size: CGSize(width: 2, height: 1)))
    #expect(LeafPainter(fonts: fonts).inkBounds(of: leaf) == rect(0, 0, 2, 1))
    #expect(RasterTests.paint(leaf, rect(-1, -1, 4, 3))[0, 1].a == 0)
  }

  // MARK: Slices

  private func slicing(_ caps: CGFloat, tiles: Bool) -> ImageLeaf.Slicing {
    ImageLeaf.Slicing(top: 0, leading: caps, bottom: 0, trailing: caps, tiles: tiles)
  }

  @Test func tilesRepeatThePicture() throws {
    let folder = try TemporaryFolder()
    let source = try file("two.png", twoPixels, in: folder)
    let tiled = paint(source, 5, 2) { $0.slicing = slicing(0, tiles: true) }
    #expect(tiled.alphas == ["ff 80 ff 80 ff", "ff 80 ff 80 ff"])
  }

  /// A page's code may ask for as many as it likes.
  @Test func tilesTooFineToBeSeenAreNotCounted() {
    let fine = slicing(0.49999999, tiles: true)
    let slices = fine.slices(
      of: CGSize(width: 1, height: 1), in: CGSize(width: 10_000, height: 10_000))
    #expect(slices.count == 3)
  }

  @Test func capsKeepTheirSize() {
    let slices = slicing(3, tiles: false).slices(
      of: CGSize(width: 10, height: 5), in: CGSize(width: 30, height: 5))
    #expect(slices.map(\.source) == [rect(0, 0, 3, 5), rect(3, 0, 4, 5), rect(7, 0, 3, 5)])
    #expect(slices.map(\.target) == [rect(0, 0, 3, 5), rect(3, 0, 24, 5), rect(27, 0, 3, 5)])
    let tight = slicing(3, tiles: false).slices(
      of: CGSize(width: 10, height: 5), in: CGSize(width: 3, height: 5))
    #expect(tight.map(\.target) == [rect(0, 0, 1.5, 5), rect(1.5, 0, 1.5, 5)])
    let tiled = slicing(3, tiles: true).slices(
      of: CGSize(width: 10, height: 5), in: CGSize(width: 16, height: 5))
    #expect(tiled.map(\.target.width) == [3, 4, 4, 2, 3])
    #expect(tiled.map(\.drawn.width) == [3, 4, 4, 4, 3])
  }

  @Test func aTintPaintsTheAlphaOnly() throws {
    let folder = try TemporaryFolder()
    let source = try file("two.png", twoPixels, in: folder)
    let bitmap = paint(source, 2, 1) { $0.tint = RGBA(0, 1, 0) }
    #expect(bitmap[0, 0] == (b: 0, g: 255, r: 0, a: 255))
    #expect(bitmap[1, 0] == (b: 0, g: 128, r: 0, a: 128))
  }

  @Test func aJPEGIsRead() throws {
    let folder = try TemporaryFolder()
    let data = try #require(
      Data(
        base64Encoded:
          "/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgUFBcUFxsbGxsbGyAe"
          + "ICEhISAgICAhISEkJCQqKiokJCQhISQkKCgqKi4vLisrKisvLzIyMjw8OTlGRkhWVmf/xABMAAEBAAAAAAAA"
          + "AAAAAAAAAAAABgEBAQAAAAAAAAAAAAAAAAAABgcQAQAAAAAAAAAAAAAAAAAAAAARAQAAAAAAAAAAAAAAAAAA"
          + "AAD/wAARCAAEAAgDASIAAhEAAxEA/9oADAMBAAIRAxEAPwCLAFF/f//Z"))
    let source = try file("red.jpg", data, in: folder)
    #expect(fonts.imageSize(source) == CGSize(width: 8, height: 4))
    let pixel = paint(source, 8, 4)[4, 2]
    #expect(pixel.r > 240 && pixel.g < 20 && pixel.b < 20 && pixel.a == 255)
  }

  @Test func anSVGIsSharpAtEverySize() throws {
    let folder = try TemporaryFolder()
    let svg =
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#00f" d="M0 0h2v2h-2z"/></svg>"##
    let source = try file("half.svg", Data(svg.utf8), in: folder)
    #expect(fonts.imageSize(source) == CGSize(width: 4, height: 2))
    let large = paint(source, 40, 2)
    #expect(large[19, 1] == (b: 255, g: 0, r: 0, a: 255))
    #expect(large[20, 1].a == 0)
  }

  @Test func aMissingFileIsReportedByName() {
    let book = FontBook()
    #expect(book.imageSize(.file("/nowhere/cat.png")) == nil)
    #expect(book.problems.contains(.image(.missingFile(path: "/nowhere/cat.png"))))
    #expect(
      ImageError.missingFile(path: "/nowhere/cat.png").description
        == "There is no picture at '/nowhere/cat.png'.")
  }

  @Test func aFileThatIsNoPictureIsReportedByName() throws {
    let folder = try TemporaryFolder()
    let book = FontBook()
    let source = try file("notes.png", Data("just words".utf8), in: folder)
    #expect(book.imageSize(source) == nil)
    let problem = "\(try #require(book.problems.last))"
    #expect(problem.hasPrefix("Cannot read the picture '\(folder.path)/notes.png': "))
    #expect(problem.hasSuffix(". PNG, JPEG, SVG and WebP files can be shown."))
  }

  /// By what is in it, whatever its name says: a GIF and a BMP of one pixel, and a name of the Windows cursors'.
  @Test(arguments: [
    "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=",
    "Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAA/wAAAA==",
    "UklGRgQAAABBQ09O",
  ])
  func aPictureOfAnotherKindIsNotRead(_ content: String) throws {
    let folder = try TemporaryFolder()
    let book = FontBook()
    let data = try #require(Data(base64Encoded: content))
    #expect(book.imageSize(try file("photo.png", data, in: folder)) == nil)
    #expect(
      "\(try #require(book.problems.last))"
        == "Cannot read the picture '\(folder.path)/photo.png': it is of another kind. "
        + "PNG, JPEG, SVG and WebP files can be shown.")
  }

  /// Both cost a stranger nothing: a file that is all hole, and a pipe, whose end would be waited for.
  @Test func filesWithoutEndAreNotRead() throws {
    let folder = try TemporaryFolder()
    let book = FontBook()
    let hole = try file("hole.png", Data(), in: folder)
    #expect(truncate(folder.path + "/hole.png", 1 << 40) == 0)
    #expect(book.imageSize(hole) == nil)
    #expect(
      "\(try #require(book.problems.last))"
        == "Cannot read the picture '\(folder.path)/hole.png': it has 1099511627776 bytes, and 268435456 are "
        + "the most. PNG, JPEG, SVG and WebP files can be shown.")
    #expect(mkfifo(folder.path + "/pipe.png", 0o600) == 0)
    #expect(book.imageSize(.file(folder.path + "/pipe.png")) == nil)
    #expect(
      "\(try #require(book.problems.last))"
        == "Cannot read the picture '\(folder.path)/pipe.png': it is no regular file. "
        + "PNG, JPEG, SVG and WebP files can be shown.")
  }

  @Test func aWebPIsReadWhereItsReaderIsInstalled() throws {
    let folder = try TemporaryFolder()
    let data = try #require(
      Data(
        base64Encoded: "UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAAAfQ/8j+ByKi/wEA"))
    let source = try file("green.webp", data, in: folder)
    let book = FontBook()
    if let size = book.imageSize(source) {
      #expect(size == CGSize(width: 6, height: 4))
      #expect(paint(source, 6, 4)[3, 2].g > 240)
    } else {
      #expect(book.problems.contains { $0.description.contains("webp-pixbuf-loader") })
    }
  }

  @Test func aMissingWebPReaderNamesItsPackage() {
    #expect(
      ImageError.webPNeedsLoader(path: "a.webp").description
        == "Cannot read the WebP picture 'a.webp': its reader is not installed. "
        + "Install it: sudo apt-get install webp-pixbuf-loader.")
    #expect(ImageError.unreadable("too short").description == "Cannot read a picture: too short.")
  }
}
