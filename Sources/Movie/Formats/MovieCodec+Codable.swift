extension MovieCodec: Codable {
  /// By its name as one word: `h264`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let word = try value.decode(String.self)
    guard let codec = Self.all.first(where: { $0.word == word }) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "There is no codec '\(word)'")
    }
    self = codec
  }

  /// By its name as one word: `h264`.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(word)
  }
}
