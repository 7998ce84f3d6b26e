/// A time in seconds as an exact fraction, in lowest terms.
public struct ExactTime: Hashable, Sendable {
  /// In lowest terms, and negative before the start.
  public let numerator: Int
  /// Above 0.
  public let denominator: Int

  /// - Parameter denominator: Above 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator > 0, "A time of \(numerator)/\(denominator) s")
    let divisor = max(1, greatestCommonDivisor(abs(numerator), denominator))
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The time as a number, rounded as numbers are.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}

extension ExactTime: CustomStringConvertible {
  /// Seconds as `3`, `1001/30000`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
