/// Where containers end.
extension ByteWalk {
  /// Goes to the end of a container, which may be before the file's.
  ///
  /// - Returns: Whether all of it is there; nil of a container that is not known.
  mutating func passes(_ container: String) -> Bool? {
    switch container {
    case "mp4", "mov": passesBoxes()
    case "webm", "matroska": passesMatroska()
    case "gif": passesGIF()
    case "png_pipe", "png", "apng": passesPNG()
    case "webp", "webp_pipe": passesRIFF()
    case "yuv4mpegpipe", "y4m": passesY4M()
    case "svg": passesElement()
    default: nil
    }
  }

  /// - Source: ISO/IEC 14496-12, section 4.2.
  private mutating func passesBoxes() -> Bool {
    var seen: Set<String> = []
    while !isAtEnd {
      let start = place
      guard var size = number(4), let name = text(4) else { return false }
      if size == 1 {
        guard let long = number(8) else { return false }
        size = long
      }
      let head = place - start
      switch name {
      case "ftyp", "moov", "mdat": guard seen.insert(name).inserted else { return false }
      // Room for a longer size, which has nothing in it.
      case "free", "wide": guard size == head else { return false }
      default: return false
      }
      guard skip(size - head) else { return false }
    }
    return seen.count == 3
  }

  /// - Source: RFC 8794, sections 4 to 6; RFC 9559, section 4.5.
  private mutating func passesMatroska() -> Bool {
    for mark: [UInt8] in [[0x1A, 0x45, 0xDF, 0xA3], [0x18, 0x53, 0x80, 0x67]] {
      guard passes(mark), let first = next(), first != 0 else { return false }
      let more = first.leadingZeroBitCount
      guard let rest = number(more) else { return false }
      let size = (Int(first) & (0x7F >> more)) << (8 * more) | rest
      guard skip(size) else { return false }
    }
    return true
  }

  /// - Source: GIF89a specification, sections 17 to 27.
  private mutating func passesGIF() -> Bool {
    guard passes(Array("GIF89a".utf8)), skip(4), let flags = next(), skip(2), skipColors(flags)
    else { return false }
    while let kind = next() {
      switch kind {
      case 0x21: guard skip(1), skipBlocks() else { return false }
      case 0x2C:
        guard skip(8), let flags = next(), skipColors(flags), skip(1), skipBlocks() else {
          return false
        }
      case 0x3B: return true
      default: return false
      }
    }
    return false
  }

  private mutating func skipColors(_ flags: UInt8) -> Bool {
    flags & 0x80 == 0 || skip(3 << (Int(flags & 7) + 1))
  }

  private mutating func skipBlocks() -> Bool {
    while let size = next() {
      if size == 0 { return true }
      guard skip(Int(size)) else { return false }
    }
    return false
  }

  /// - Source: PNG specification, third edition, section 5.3.
  private mutating func passesPNG() -> Bool {
    guard passes(PNGChunks.signature) else { return false }
    while let size = number(4), let name = text(4) {
      guard skip(size), skip(4) else { return false }
      if name == "IEND" { return size == 0 }
    }
    return false
  }

  /// - Source: RFC 9649, section 2.4.
  private mutating func passesRIFF() -> Bool {
    guard passes(Array("RIFF".utf8)), let size = number(4, lowestFirst: true) else { return false }
    let end = place + size
    guard passes(Array("WEBP".utf8)) else { return false }
    while place < end {
      guard skip(4), let size = number(4, lowestFirst: true), skip(size + size % 2) else {
        return false
      }
    }
    return place == end
  }
}
