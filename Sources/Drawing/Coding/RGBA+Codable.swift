extension RGBA: Codable {
  /// Four numbers: colours are most of what a list says.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      try numbers.decode(Double.self), try numbers.decode(Double.self),
      try numbers.decode(Double.self), try numbers.decode(Double.self))
  }

  /// Red, green, blue and alpha, without names.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [red, green, blue, alpha] { try numbers.encode(number) }
  }
}
