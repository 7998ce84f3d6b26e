import CFFmpeg
import Foundation

/// What an encoder is opened with.
struct EncoderSetup {
  var codec: MovieCodec
  var width: Int
  var height: Int
  var frameRate: FrameRate
  var pixelFormat: AVPixelFormat
  var colour: ColourTags
  /// FFmpeg's options by name; one that the encoder does not know is an error.
  var options: [(name: String, value: String)] = []
  var keyframeInterval: Int?
  var threads = 1
  /// The container keeps the parameter sets, not the pictures.
  var globalHeader = false
}

/// An open encoder (`AVCodecContext`): pictures in, packets out, in the time base of one frame.
final class VideoEncoder {
  let pointer: UnsafeMutablePointer<AVCodecContext>
  private let packet: Packet

  init(_ setup: EncoderSetup) throws(MovieError) {
    try setup.codec.checkAvailable()
    let encoder = avcodec_find_encoder_by_name(setup.codec.encoder)
    packet = try Packet()
    let pointer = try check("avcodec_alloc_context3") { avcodec_alloc_context3(encoder) }
    self.pointer = pointer
    let rate = setup.frameRate
    pointer.pointee.width = Int32(setup.width)
    pointer.pointee.height = Int32(setup.height)
    pointer.pointee.time_base = AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
    pointer.pointee.framerate = AVRational(num: Int32(rate.numerator), den: Int32(rate.denominator))
    pointer.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    pointer.pointee.pix_fmt = setup.pixelFormat
    pointer.pointee.colorspace = setup.colour.matrix
    pointer.pointee.color_primaries = setup.colour.primaries
    pointer.pointee.color_trc = setup.colour.transfer
    pointer.pointee.color_range = setup.colour.range
    pointer.pointee.chroma_sample_location = setup.colour.chromaLocation
    pointer.pointee.thread_count = Int32(setup.threads)
    // Nothing in the file that changes from run to run: no dates, no build numbers.
    pointer.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    if setup.globalHeader { pointer.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }
    if let interval = setup.keyframeInterval { pointer.pointee.gop_size = Int32(interval) }
    for (name, value) in setup.options {
      try check("av_opt_set \(name)=\(value)") {
        av_opt_set(pointer, name, value, AV_OPT_SEARCH_CHILDREN)
      }
    }
    try check("avcodec_open2") { avcodec_open2(pointer, encoder, nil) }
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }

  /// Encodes a picture, or with `nil` what is still inside, and hands over each packet that is done.
  ///
  /// The encoder keeps a reference to the picture's memory as long as it needs it, so one picture
  /// may be given again with the next `pts`.
  func encode(
    _ frame: VideoFrame?, _ take: (Packet) throws(MovieError) -> Void
  ) throws(MovieError) {
    try check("avcodec_send_frame") { avcodec_send_frame(pointer, frame?.pointer) }
    while true {
      var code: Int32 = 0
      try check("avcodec_receive_packet") {
        code = avcodec_receive_packet(pointer, packet.pointer)
        let isEmpty = code == showreel_averror(EAGAIN) || code == showreel_averror_eof
        return isEmpty ? 0 : code
      }
      guard code == 0 else { return }
      defer { packet.clear() }
      try take(packet)
    }
  }
}

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
  func fill(_ bytes: [UInt8]) throws(MovieError) {
    clear()
    try check("av_new_packet") { av_new_packet(pointer, Int32(bytes.count)) }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        pointer.pointee.data.update(
          from: start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
      }
    }
    pointer.pointee.flags |= AV_PKT_FLAG_KEY
  }

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size))
  }
}
