import CFFmpeg

extension MovieCodec {
  /// Whether this machine's FFmpeg has the encoder, if it takes one.
  package var isAvailable: Bool {
    isOwn || avcodec_find_encoder_by_name(encoder) != nil
  }

  func checkAvailable() throws(MovieError) {
    guard isAvailable else {
      throw .missingEncoder(codec: name, encoder: encoder, package: package)
    }
  }
}
