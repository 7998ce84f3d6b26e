import CFFmpeg
import Foundation
import Pixels

/// What an encoder is opened with.
struct EncoderSetup {
  var codec: MovieCodec
  /// Of what it is given; `nil` is what the codec usually is.
  var pixelFormat: PixelFormat?
  var size: PixelSize
  var frameRate: FrameRate
  var options: EncoderOptions = []
  var keyframeInterval: Int?
  var threads = 1
  /// The container keeps the parameter sets, not the pictures.
  var globalHeader = false
}

/// An open encoder (`AVCodecContext`): pictures in, packets out, in the time base of one frame.
final class VideoEncoder {
  let pointer: UnsafeMutablePointer<AVCodecContext>
  private let packet: Packet
  private var filter: PacketFilter?

  init(_ setup: EncoderSetup) throws(MovieError) {
    try setup.codec.checkAvailable()
    let encoder = avcodec_find_encoder_by_name(setup.codec.encoder)
    packet = try Packet()
    let pointer = try check("avcodec_alloc_context3") { avcodec_alloc_context3(encoder) }
    self.pointer = pointer
    let rate = setup.frameRate
    let format = setup.pixelFormat ?? setup.codec.pixelFormat
    let color = format.color
    pointer.pointee.width = Int32(setup.size.width)
    pointer.pointee.height = Int32(setup.size.height)
    pointer.pointee.time_base = AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
    pointer.pointee.framerate = AVRational(num: Int32(rate.numerator), den: Int32(rate.denominator))
    pointer.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    pointer.pointee.pix_fmt = format.ffmpeg
    pointer.pointee.colorspace = color.matrix
    pointer.pointee.color_primaries = color.primaries
    pointer.pointee.color_trc = color.transfer
    pointer.pointee.color_range = color.range
    pointer.pointee.chroma_sample_location = color.chromaLocation
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
    filter = try setup.codec.packetFilter.map { (words) throws(MovieError) in
      try PacketFilter(words, pointer)
    }
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }

  /// What it says about all its pictures; empty where each key frame says it.
  var header: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: pointer.pointee.extradata, count: Int(pointer.pointee.extradata_size))
  }

  /// Puts more behind the ``header``, before a ``Muxer`` is made.
  func addToHeader(_ bytes: [UInt8]) throws(MovieError) {
    let all = Array(header) + bytes
    let start = try check("av_mallocz") {
      av_mallocz(all.count + Int(AV_INPUT_BUFFER_PADDING_SIZE))?
        .bindMemory(to: UInt8.self, capacity: all.count)
    }
    start.update(from: all, count: all.count)
    av_free(pointer.pointee.extradata)
    pointer.pointee.extradata = start
    pointer.pointee.extradata_size = Int32(all.count)
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
      try filter?.apply(to: packet)
      try take(packet)
    }
  }
}
