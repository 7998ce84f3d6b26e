import CFFmpeg
import Foundation

/// An open decoder (`AVCodecContext`): packets in, pictures out, in the order they are shown.
final class VideoDecoder {
  private let pointer: UnsafeMutablePointer<AVCodecContext>
  private let frame: VideoFrame

  /// A decoder for a reader's stream that takes damage for an error instead of hiding it.
  ///
  /// - Parameter withAlpha: Asks for the decoder that sees a VP9's alpha, which FFmpeg's own does not.
  init(for reader: MovieReader, withAlpha: Bool = false) throws(MovieError) {
    frame = try VideoFrame()
    let isTransparent = av_dict_get(reader.stream.pointee.metadata, "alpha_mode", nil, 0) != nil
    let named =
      withAlpha && isTransparent && reader.parameters.codec_id == AV_CODEC_ID_VP9
      ? avcodec_find_decoder_by_name("libvpx-vp9") : nil
    guard let decoder = named ?? avcodec_find_decoder(reader.parameters.codec_id) else {
      let name = String(cString: avcodec_get_name(reader.parameters.codec_id))
      throw .missingDecoder(codec: name)
    }
    pointer = try check("avcodec_alloc_context3") { avcodec_alloc_context3(decoder) }
    let parameters = reader.stream.pointee.codecpar
    try check("avcodec_parameters_to_context") {
      avcodec_parameters_to_context(pointer, parameters)
    }
    pointer.pointee.err_recognition |= AV_EF_EXPLODE | AV_EF_CRCCHECK
    try check("avcodec_open2") { avcodec_open2(pointer, decoder, nil) }
  }

  deinit {
    var pointer: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&pointer)
  }

  /// A decoder for packets that are whole pictures.
  init(named name: String) throws(MovieError) {
    frame = try VideoFrame()
    guard let decoder = avcodec_find_decoder_by_name(name) else {
      throw .missingDecoder(codec: name)
    }
    pointer = try check("avcodec_alloc_context3") { avcodec_alloc_context3(decoder) }
    pointer.pointee.err_recognition |= AV_EF_EXPLODE
    try check("avcodec_open2") { avcodec_open2(pointer, decoder, nil) }
  }

  /// Decodes a packet, or with `nil` what is still inside, and hands over each picture; it is the
  /// same ``VideoFrame`` every time.
  func decode(
    _ packet: Packet?, _ take: (VideoFrame) throws(MovieError) -> Void
  ) throws(MovieError) {
    try check("avcodec_send_packet") { avcodec_send_packet(pointer, packet?.pointer) }
    while true {
      var code: Int32 = 0
      try check("avcodec_receive_frame") {
        code = avcodec_receive_frame(pointer, frame.pointer)
        let isEmpty = code == showreel_averror(EAGAIN) || code == showreel_averror_eof
        return isEmpty ? 0 : code
      }
      guard code == 0 else { return }
      try take(frame)
    }
  }
}
