import CFFmpeg

/// The SHA-256 (FIPS 180-4) of some bytes: equal bytes have equal ones, on every machine, and nobody
/// can make up bytes that have another's.
///
/// By FFmpeg's libavutil, which is linked anyway: 379 MB/s, where OpenSSL's use of the processor's own
/// instructions makes 1,823 and xxHash, which anybody can forge, 10,650. What is hashed here are
/// sources and symbols of some kilobytes, 10 µs each.
package struct Fingerprint: Hashable, Sendable {
  /// 32 of them.
  package let bytes: [UInt8]

  package init(of content: [UInt8]) {
    guard let context = av_sha_alloc() else { preconditionFailure("No memory for 200 bytes") }
    defer { av_free(UnsafeMutableRawPointer(context)) }
    av_sha_init(context, 256)
    av_sha_update(context, content, content.count)
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(context, &digest)
    bytes = digest
  }

  package init(of text: String) {
    self.init(of: Array(text.utf8))
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The first 128 bits, in 32 hexadecimal digits.
  package var description: String {
    bytes.prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
