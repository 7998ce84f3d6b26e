import CRSVG
import Foundation

/// What a picture's file says of its size, read before any memory is taken for it: a file of kilobytes may have
/// billions of pixels, and some decoders read sides that no bitmap has.
struct PictureSize {
  let width: Int
  let height: Int

  /// The largest photographs of phones have half as many.
  private static let mostPixels = 100_000_000

  /// Nil of what is no PNG picture.
  init?(ofPNG data: Data) {
    // Behind the mark, the length and the name of the first part.
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24 else { return nil }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
  }

  /// Nil where gdk-pixbuf does not know the file.
  init?(at path: String) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    (self.width, self.height) = (Int(width), Int(height))
  }

  /// - Throws: ``ImageError/unreadable(_:)``.
  func check() throws(ImageError) {
    let sides = 0...Int(Bitmap.longestSide)
    guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels else {
      throw .unreadable(
        "it has \(width) × \(height) pixels, and \(Int(Bitmap.longestSide)) a side and "
          + "\(Self.mostPixels / 1_000_000) million in all are the most")
    }
  }
}
