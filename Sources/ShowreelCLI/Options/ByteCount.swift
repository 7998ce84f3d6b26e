import ArgumentParser

/// A number of bytes as people write it: `500k`, `1.5M`, `80000`.
struct ByteCount: ExpressibleByArgument, Hashable {
  let bytes: Int

  /// - Parameter argument: k, M and G are thousands, millions and thousands of those, as disks and upload
  ///   limits count; a `B` may follow. Nil for anything else, and for less than one byte.
  init?(argument: String) {
    var text = Substring(argument.lowercased())
    if text.hasSuffix("b") { text.removeLast() }
    let powers: [Character: Double] = ["k": 1e3, "m": 1e6, "g": 1e9]
    let factor = text.last.flatMap { powers[$0] }
    if factor != nil { text.removeLast() }
    // No exponents, no signs: what people write.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(text)
    else { return nil }
    let bytes = number * (factor ?? 1)
    guard bytes >= 1, bytes <= 1e15 else { return nil }
    self.bytes = Int(bytes)
  }
}
