/// What cairo writes of a page, as a picture.
enum PDFPage {
  private static let element = Array("<svg ".utf8)

  /// With a size in the page's own units, which are a picture's points. Cairo before 1.17.6 writes `width="40pt"`, which in
  /// SVG is a third more than `width="40"`.
  ///
  /// - Parameter bytes: Nobody has looked at them yet.
  /// - Returns: nil where they are no SVG.
  static func picture(of bytes: [UInt8]) -> [UInt8]? {
    // Of the first element alone: what follows is as long as it likes.
    let head = bytes.prefix(1024)
    guard let start = head.firstRange(of: element),
      let end = head[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let size = #/ (width|height)="([0-9.]+)pt"/#
    let tag = String(decoding: bytes[start.lowerBound..<end], as: UTF8.self)
      .replacing(size) { " \($0.output.1)=\"\($0.output.2)\"" }
    return Array(bytes[..<start.lowerBound]) + Array(tag.utf8) + bytes[end...]
  }
}
