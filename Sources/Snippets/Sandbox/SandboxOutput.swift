/// The end of a stream that may have no end.
struct SandboxOutput {
  static let limit = 256 << 10
  private var bytes: [UInt8] = []

  mutating func append(_ more: some Collection<UInt8>) {
    bytes += more
    // Dropping half at a time keeps a flood linear.
    if bytes.count > Self.limit * 2 { bytes.removeFirst(bytes.count - Self.limit) }
  }

  var text: String { String(decoding: bytes.suffix(Self.limit), as: UTF8.self) }
}
