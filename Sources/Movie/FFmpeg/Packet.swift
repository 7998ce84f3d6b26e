import CFFmpeg

/// Encoded bytes (`AVPacket`).
final class Packet {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(MovieError) {
    pointer = try check("av_packet_alloc") { av_packet_alloc() }
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&pointer)
  }

  func clear() { av_packet_unref(pointer) }

  /// Takes a copy of the bytes.
  func fill(_ bytes: [UInt8], isKey: Bool = true) throws(MovieError) {
    clear()
    try check("av_new_packet") { av_new_packet(pointer, Int32(bytes.count)) }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        pointer.pointee.data.update(
          from: start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
      }
    }
    if isKey { pointer.pointee.flags |= AV_PKT_FLAG_KEY }
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size))
  }
}
