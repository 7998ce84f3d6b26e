import CFFmpeg

/// SHA-256 (FIPS 180-4), by FFmpeg's libavutil, which is linked anyway: for what nobody may forge.
package enum SHA256 {
  /// 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    guard let context = av_sha_alloc() else { preconditionFailure("No memory for 200 bytes") }
    defer { av_free(UnsafeMutableRawPointer(context)) }
    av_sha_init(context, 256)
    av_sha_update(context, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(context, &digest)
    return digest
  }
}
