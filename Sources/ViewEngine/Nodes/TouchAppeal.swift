/// How much of a demo a tap on something would show.
@_spi(Engine) public enum TouchAppeal: Int, Codable, Sendable {
  /// It answers what the demo has just asked.
  case promising
  /// Something in it travels elsewhere: one of matched views, or what a page grows from.
  case showpiece
  case usual
  /// It takes back, or chooses what is chosen already.
  case idle
}
