extension MovieCodec {
  /// ProRes 4444: for editing, not for watching. Every frame stands alone, and alpha is kept without loss.
  public static let proRes = MovieCodec(
    name: "ProRes", encoder: "prores_ks", pixelFormat: .yuv444p10, alphaFormat: .yuva444p10,
    hasQuality: false, formats: [.mov]
  ) { _, _ in [(name: "profile", value: "4444"), (name: "vendor", value: "apl0")] }
}
