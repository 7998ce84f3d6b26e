extension FrameRate: Codable {
  /// As it is written: `60`, `30000/1001`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let rate = FrameRate(parsing: text) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "'\(text)' is not a frame rate")
    }
    self = rate
  }

  /// As it is written: `60`, `30000/1001`.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)")
  }
}
