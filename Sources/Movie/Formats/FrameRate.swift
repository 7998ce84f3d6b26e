import Foundation

/// Frames a second, as an exact fraction.
///
///     FrameRate(parsing: "29.97")   // 30000/1001
///     FrameRate(60).time(of: 90)    // 1.5
///
/// - Range: above 0, at most 1000 frames a second; numerator and denominator below 2³¹.
public struct FrameRate: Hashable, Sendable {
  /// Frames in `denominator` seconds, in lowest terms.
  public let numerator: Int
  /// 1 or more.
  public let denominator: Int

  /// A rate in range, reduced to lowest terms.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    guard let rate = FrameRate(numerator: numerator, denominator: denominator) else {
      preconditionFailure("\(numerator)/\(denominator) is not a frame rate")
    }
    self = rate
  }

  init?(numerator: Int, denominator: Int) {
    let limit = Int(Int32.max)
    guard (1...limit).contains(numerator), (1...limit).contains(denominator),
      numerator <= 1000 * denominator
    else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Reads `60`, `12.5`, `30000/1001`, or the usual short forms of the NTSC rates (`23.976`,
  /// `29.97`, `59.94`), which stand for n × 1000/1001; `nil` for anything else.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = wholeNumber(parts[0]), let denominator = wholeNumber(parts[1]) else {
        return nil
      }
      self.init(numerator: numerator, denominator: denominator)
      return
    }
    let decimal = text.split(separator: ".", omittingEmptySubsequences: false)
    guard decimal.count <= 2, let whole = wholeNumber(decimal[0]), whole <= 1000 else { return nil }
    guard decimal.count == 2 else {
      self.init(numerator: whole, denominator: 1)
      return
    }
    guard decimal[1].count <= 6, let fraction = wholeNumber(decimal[1]) else { return nil }
    let scale = (0..<decimal[1].count).reduce(1) { power, _ in power * 10 }
    let value = Double(whole) + Double(fraction) / Double(scale)
    let ntsc = (whole + 1) * 1000
    // 23.98, 23.976, 29.97, 59.94, 119.88: within rounding of the digits that were written.
    let isNTSC =
      decimal[1].count >= 2 && fraction != 0 && (whole + 1) % 6 == 0
      && abs(value - Double(ntsc) / 1001) <= 0.5 / Double(scale) + 1e-9
    if isNTSC {
      self.init(numerator: ntsc, denominator: 1001)
    } else {
      self.init(numerator: whole * scale + fraction, denominator: scale)
    }
  }

  /// Seconds from the start of the clip to the start of the frame.
  public func time(of frame: Int) -> Double {
    Double(frame * denominator) / Double(numerator)
  }

  /// The frame that is shown at a time in seconds: the last one with `time(of:)` at or before it.
  public func frame(at time: Double) -> Int {
    var frame = Int((time * Double(numerator) / Double(denominator)).rounded(.down))
    // The product above may land on the wrong side of a frame's start by one rounding.
    while self.time(of: frame + 1) <= time { frame += 1 }
    while self.time(of: frame) > time { frame -= 1 }
    return frame
  }

  /// How many frames a clip of so many seconds has: the nearest whole number; none where the seconds
  /// are no number.
  public func frameCount(for duration: Double) -> Int {
    let count = (duration * Double(numerator) / Double(denominator)).rounded()
    return count.isNaN ? 0 : Int(min(max(count, 0), Double(Int32.max)))
  }

  /// The rate as a number, rounded as numbers are.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }
}

extension FrameRate {
  /// So many times as many frames a second; nil where that is out of range.
  package func times(_ count: Int) -> FrameRate? {
    let (product, overflows) = numerator.multipliedReportingOverflow(by: count)
    return overflows ? nil : FrameRate(numerator: product, denominator: denominator)
  }
}

extension FrameRate: CustomStringConvertible {
  /// `60`, `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension FrameRate: Comparable {
  /// Whether fewer frames come in a second, compared exactly.
  public static func < (left: FrameRate, right: FrameRate) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Whole frames a second, in range.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// Digits only: `Int` alone would take a sign too.
private func wholeNumber(_ text: Substring) -> Int? {
  text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
