import Foundation

extension ClipMark {
  /// More than any clip of ours has beside each other; who has more is not looked through.
  static let mostParts = 100_000
  /// Bytes of what tells of a movie, as a whole: ours are a few hundred.
  static let mostWords = 64 << 10

  /// The comment of an MP4 or QuickTime movie: `moov/udta`, in which both have it in ways of their own.
  ///
  /// - Source: ISO/IEC 14496-12, sections 4.2 and 8.10.1; QuickTime File Format, "User data atoms" and "Metadata".
  static func isOnBoxes(_ file: borrowing RegularFile) -> Bool {
    guard let movie = box("moov", in: file, from: 0, to: .max),
      let words = box("udta", in: file, from: movie.lowerBound, to: movie.upperBound),
      words.count <= mostWords, let data = try? file.part(at: words.lowerBound, words.count)
    else { return false }
    let all = boxes(in: data[...])
    // Its length and its language come first.
    if let comment = all[comment] { return comment.dropFirst(4).elementsEqual(text.utf8) }
    // A version first; in the list, a kind and a language.
    guard let meta = all["meta"], let list = boxes(in: meta.dropFirst(4))["ilst"],
      let item = boxes(in: list)[comment], let value = boxes(in: item)["data"]
    else { return false }
    return value.dropFirst(8).elementsEqual(text.utf8)
  }

  private static let comment = "\u{A9}cmt"

  /// What is in the first box of a name.
  private static func box(
    _ name: String, in file: borrowing RegularFile, from start: Int, to end: Int
  ) -> Range<Int>? {
    var place = start
    for _ in 0..<mostParts where place < end {
      guard let head = try? file.part(at: place, 16), head.count >= 8 else { return nil }
      var (size, headSize) = (number(head.prefix(4)), 8)
      if size == 1 { (size, headSize) = (number(head.dropFirst(8)), 16) }
      guard size >= headSize, size <= end - place else { return nil }
      if self.name(head.dropFirst(4)) == name { return place + headSize..<place + size }
      place += size
    }
    return nil
  }

  /// By their names, the first of each.
  private static func boxes(in data: Data) -> [String: Data] {
    var (all, rest): ([String: Data], Data) = ([:], data)
    while rest.count >= 8 {
      let size = number(rest.prefix(4))
      guard size >= 8, size <= rest.count else { break }
      let name = name(rest.dropFirst(4))
      if all[name] == nil { all[name] = rest.prefix(size).dropFirst(8) }
      rest = rest.dropFirst(size)
    }
    return all
  }

  /// Four letters, of which one is no ASCII.
  private static func name(_ data: Data) -> String {
    String(String.UnicodeScalarView(data.prefix(4).map { Unicode.Scalar($0) }))
  }

  /// The highest byte first; nothing where no file is as long.
  static func number(_ data: Data) -> Int {
    Int(exactly: data.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) ?? 0
  }
}
