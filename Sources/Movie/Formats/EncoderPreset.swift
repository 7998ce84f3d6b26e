/// How long the encoder searches for a smaller file; x264's names.
public enum EncoderPreset: String, Codable, Hashable, Sendable, CaseIterable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow, placebo
}
