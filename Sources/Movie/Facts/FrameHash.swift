/// A 128-bit fingerprint of pictures before they are encoded, the same on every machine.
///
///     var hash = FrameHash()
///     hash.add(frame)            // once for every frame, repeated ones too
///     hash.description           // "9d0c…", 32 hexadecimal digits
///
/// Two renders of one clip are the same when their hashes are. The sizes count, the bytes between
/// rows do not. Not for security: four lanes of multiply and rotate, made for speed.
package struct FrameHash: Hashable, Sendable {
  private var lanes: SIMD4<UInt64> = FrameHash.seed

  private static let seed = SIMD4<UInt64>(
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89)
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package init(_ frame: PixelBuffer) {
    add(frame)
  }

  package mutating func add(_ frame: PixelBuffer) {
    var a = lanes.x ^ UInt64(frame.width)
    var b = lanes.y ^ UInt64(frame.height)
    var c = lanes.z
    var d = lanes.w
    let pairs = frame.width / 2
    for y in 0..<frame.height {
      let row = frame.pixels + y * frame.stride
      let words = row.assumingMemoryBound(to: UInt64.self)
      var i = 0
      // Scalars, not SIMD: unoptimised SIMD code would make every debug test slow.
      while i &+ 4 <= pairs {
        a = FrameHash.mix(a, words[i])
        b = FrameHash.mix(b, words[i &+ 1])
        c = FrameHash.mix(c, words[i &+ 2])
        d = FrameHash.mix(d, words[i &+ 3])
        i &+= 4
      }
      while i < pairs {
        a = FrameHash.mix(a, words[i])
        i &+= 1
      }
      if frame.width % 2 == 1 {
        let last = row.load(fromByteOffset: frame.width * 4 - 4, as: UInt32.self)
        b = FrameHash.mix(b, UInt64(last))
      }
    }
    // Lanes meet here, so that bytes that change lanes change the hash.
    lanes = SIMD4(
      FrameHash.mix(a, d), FrameHash.mix(b, a), FrameHash.mix(c, b), FrameHash.mix(d, c))
  }

  @inline(__always) @_transparent
  private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* prime
    return (product &<< 29) | (product &>> 35)
  }
}

extension FrameHash: CustomStringConvertible {
  package var description: String {
    let high = FrameHash.finish(lanes.x ^ FrameHash.finish(lanes.z))
    let low = FrameHash.finish(lanes.y ^ FrameHash.finish(lanes.w))
    return [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Spreads every bit over the whole word.
  private static func finish(_ word: UInt64) -> UInt64 {
    var value = (word ^ (word &>> 32)) &* 0xD6E8_FEB8_6659_FD93
    value = (value ^ (value &>> 32)) &* 0xD6E8_FEB8_6659_FD93
    return value ^ (value &>> 32)
  }
}
