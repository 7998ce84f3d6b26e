/// How a movie is encoded. The defaults suit demo clips: sharp text, playable everywhere.
public struct MovieSettings: Codable, Hashable, Sendable {
  /// `nil` takes what is usual in the file: H.264 in an MP4, VP9 in a WebM.
  public var codec: MovieCodec?
  /// The format of what has a name that does not say: `gif`, `png` for a folder of pictures.
  public var format: String?
  /// Constant rate factor on x264's scale, 0…51: lower is better and larger; 18 looks like the
  /// original. For the other codecs it is put into their own scales; GIF, APNG, PNG, Y4M and ProRes have
  /// no such choice.
  public var crf: Double
  /// How much time the encoder takes to make the file small.
  public var preset: EncoderPreset
  /// Most frames from one key frame to the next; `nil` leaves it to the encoder (x264: 250).
  public var keyframeInterval: Int?
  /// Puts the index before the pictures, so that a browser can play while it loads.
  public var fastStart: Bool
  /// Frames the encoder looks ahead to spend its bits well; `nil` is what fits 20 MB, 3 to 40.
  /// More of them changed next to nothing: 4 instead of 14 cost 1 dB of 58 dB and made files 4 %
  /// smaller (measured on recordings of demos, 786 × 1704).
  public var lookahead: Int?
  /// Encoder threads; 0 lets the encoder choose by the machine. The bytes of a file depend on it,
  /// so the default is a number: the same clip gives the same file everywhere. H.264's are the same for
  /// 1 and 2.
  public var threads: Int
  /// What becomes of frames in which nothing changes, or little.
  public var stillPictures: StillPictures
  /// Whether other clips are made at the same time. It changes what they cost and never their bytes.
  package var sharesProcessors = false

  /// Settings with what is left out as it suits demo clips. They are checked when a file is begun.
  ///
  /// - Parameters:
  ///   - crf: 0…51.
  ///   - keyframeInterval: Frames, 1 or more.
  ///   - lookahead: Frames, 0…250.
  ///   - threads: 0…128.
  public init(
    codec: MovieCodec? = nil, format: String? = nil, crf: Double = 18,
    preset: EncoderPreset = .medium,
    keyframeInterval: Int? = nil, fastStart: Bool = true, lookahead: Int? = nil, threads: Int = 2,
    stillPictures: StillPictures = .written
  ) {
    self.codec = codec
    self.format = format
    self.crf = crf
    self.preset = preset
    self.keyframeInterval = keyframeInterval
    self.fastStart = fastStart
    self.lookahead = lookahead
    self.threads = threads
    self.stillPictures = stillPictures
  }

  func validate() throws(MovieError) {
    guard (0...51).contains(crf) else {
      throw .settingOutOfRange(setting: "crf", value: "\(crf)", range: "0 to 51")
    }
    if let keyframeInterval, keyframeInterval < 1 {
      throw .settingOutOfRange(
        setting: "keyframeInterval", value: "\(keyframeInterval)", range: "1 or more frames")
    }
    if let lookahead, !(0...250).contains(lookahead) {
      throw .settingOutOfRange(setting: "lookahead", value: "\(lookahead)", range: "0 to 250")
    }
    guard (0...128).contains(threads) else {
      throw .settingOutOfRange(setting: "threads", value: "\(threads)", range: "0 to 128")
    }
  }
}
