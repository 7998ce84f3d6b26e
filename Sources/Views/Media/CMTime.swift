import Foundation

/// A moment in a film, in parts of a second.
public struct CMTime: Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    self.init(
      value: Int64(exactly: parts) ?? 0,
      timescale: parts.isFinite ? preferredTimescale : 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Of a film whose length nobody knows.
  public static let indefinite = invalid

  public var isValid: Bool { timescale > 0 }
  public var isIndefinite: Bool { !isValid }

  /// Not a number of what is no moment.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

extension CMTime: Comparable {
  public static func == (one: CMTime, other: CMTime) -> Bool {
    one.isValid == other.isValid && (!one.isValid || one.seconds == other.seconds)
  }

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }
}

extension CMTime: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
}

public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
