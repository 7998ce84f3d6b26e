import CFFmpeg
import Foundation

/// A container file being written (`AVFormatContext`) with one video stream.
final class Muxer {
  private let pointer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let encoderTimeBase: AVRational
  private let path: String

  /// - Parameters:
  ///   - container: FFmpeg's name of the container.
  ///   - path: A file to write over, which is opened once more. The name that errors give is
  ///     `shownPath`.
  ///   - options: The container's own options; an unknown one is an error.
  ///   - hasAlpha: The pictures may be transparent.
  convenience init(
    container: String, path: String, shownPath: String, encoder: VideoEncoder,
    options: EncoderOptions, hasAlpha: Bool = false
  ) throws(MovieError) {
    let encoder = encoder.pointer
    try self.init(
      container: container, path: path, shownPath: shownPath, timeBase: encoder.pointee.time_base,
      frameRate: encoder.pointee.framerate, isHEVC: encoder.pointee.codec_id == AV_CODEC_ID_HEVC,
      options: options, hasAlpha: hasAlpha
    ) { (parameters) throws(MovieError) in
      try check("avcodec_parameters_from_context") {
        avcodec_parameters_from_context(parameters, encoder)
      }
    }
  }

  /// - Parameters:
  ///   - timeBase: Of the packets that are written: one frame.
  ///   - fill: Says what the packets are.
  init(
    container: String, path: String, shownPath: String, timeBase: AVRational,
    frameRate: AVRational, isHEVC: Bool, options: EncoderOptions, hasAlpha: Bool,
    _ fill: (UnsafeMutablePointer<AVCodecParameters>) throws(MovieError) -> Void
  ) throws(MovieError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    try check("avformat_alloc_output_context2") {
      avformat_alloc_output_context2(&context, nil, container, path)
    }
    let pointer = try check("avformat_alloc_output_context2") { context }
    self.pointer = pointer
    self.path = shownPath
    encoderTimeBase = timeBase
    do {
      stream = try check("avformat_new_stream") { avformat_new_stream(pointer, nil) }
    } catch {
      avformat_free_context(pointer)
      throw error
    }
    stream.pointee.time_base = encoderTimeBase
    stream.pointee.avg_frame_rate = frameRate
    try fill(stream.pointee.codecpar)
    // Apple's players know HEVC by this name alone, which says that its parameters are in the header.
    if isHEVC {
      stream.pointee.codecpar.pointee.codec_tag = Self.tag("hvc1")
    }
    if hasAlpha { av_dict_set(&stream.pointee.metadata, "alpha_mode", "1", 0) }
    // No creation date and no version string: the same clip gives the same bytes.
    pointer.pointee.flags |= AVFMT_FLAG_BITEXACT
    av_dict_set(&pointer.pointee.metadata, "comment", ClipMark.text, 0)
    for (name, value) in options {
      try check("av_opt_set \(name)=\(value)") {
        av_opt_set(pointer, name, value, AV_OPT_SEARCH_CHILDREN)
      }
    }
    try checkFile("avio_open") { avio_open(&pointer.pointee.pb, path, AVIO_FLAG_WRITE) }
    try checkFile("avformat_write_header") { avformat_write_header(pointer, nil) }
  }

  deinit {
    avio_closep(&pointer.pointee.pb)
    avformat_free_context(pointer)
  }

  /// Four letters as one number.
  static func tag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Adds one frame's packet, and takes its bytes away from it.
  func write(_ packet: Packet) throws(MovieError) {
    // x264 leaves it out, and then the last frame would have to guess how long it lasts.
    packet.pointer.pointee.duration = 1
    packet.pointer.pointee.stream_index = stream.pointee.index
    av_packet_rescale_ts(packet.pointer, encoderTimeBase, stream.pointee.time_base)
    try checkFile("av_interleaved_write_frame") {
      av_interleaved_write_frame(pointer, packet.pointer)
    }
  }

  /// Writes the index and closes the file. Call it once, last.
  func finish() throws(MovieError) {
    try checkFile("av_write_trailer") { av_write_trailer(pointer) }
    try checkFile("avio_close") { avio_closep(&pointer.pointee.pb) }
  }

  /// As ``check(_:_:)``, and a failed write of an earlier call counts too: FFmpeg writes behind.
  private func checkFile(_ call: String, _ body: () -> Int32) throws(MovieError) {
    do {
      try check(call) {
        let code = body()
        guard code >= 0, let file = pointer.pointee.pb else { return code }
        return min(file.pointee.error, 0)
      }
    } catch .ffmpeg(let call, let code, let message, let log) {
      // What the disk said, not FFmpeg.
      for reason in [ENOSPC, EDQUOT, EFBIG, EIO] where code == showreel_averror(reason) {
        throw .writing(path, errno: reason)
      }
      throw .ffmpeg(call: call, code: code, message: message, log: log)
    }
  }
}
