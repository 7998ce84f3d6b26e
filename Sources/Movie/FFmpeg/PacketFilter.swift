import CFFmpeg

/// Takes something out of an encoder's packets (`AVBSFContext`): one of FFmpeg's bitstream filters that makes
/// one packet of one.
final class PacketFilter {
  private var pointer: UnsafeMutablePointer<AVBSFContext>?

  /// - Parameters:
  ///   - words: The filter and its options as FFmpeg's command line has them: `filter_units=remove_types=6`.
  ///   - encoder: An open one.
  init(_ words: String, _ encoder: UnsafeMutablePointer<AVCodecContext>) throws(MovieError) {
    try check("av_bsf_list_parse_str \(words)") { av_bsf_list_parse_str(words, &pointer) }
    try check("avcodec_parameters_from_context") {
      avcodec_parameters_from_context(pointer?.pointee.par_in, encoder)
    }
    pointer?.pointee.time_base_in = encoder.pointee.time_base
    try check("av_bsf_init") { av_bsf_init(pointer) }
  }

  deinit { av_bsf_free(&pointer) }

  func apply(to packet: Packet) throws(MovieError) {
    try check("av_bsf_send_packet") { av_bsf_send_packet(pointer, packet.pointer) }
    try check("av_bsf_receive_packet") { av_bsf_receive_packet(pointer, packet.pointer) }
  }
}
