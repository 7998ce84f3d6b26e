import Foundation
import OpenCombine

/// Seconds of the clip.
public struct _ClipSchedulerTime: Strideable, Hashable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    ExpressibleByFloatLiteral, Sendable
  {
    public var seconds: Double

    public init(_ seconds: Double) { self.seconds = seconds }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

    public var magnitude: Stride { Stride(seconds.magnitude) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (one: Stride, other: Stride) -> Bool { one.seconds < other.seconds }
    public static func + (one: Stride, other: Stride) -> Stride {
      Stride(one.seconds + other.seconds)
    }
    public static func - (one: Stride, other: Stride) -> Stride {
      Stride(one.seconds - other.seconds)
    }
    public static func * (one: Stride, other: Stride) -> Stride {
      Stride(one.seconds * other.seconds)
    }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }

  let seconds: Double

  public func distance(to other: _ClipSchedulerTime) -> Stride {
    Stride(other.seconds - seconds)
  }

  public func advanced(by stride: Stride) -> _ClipSchedulerTime {
    _ClipSchedulerTime(seconds: seconds + stride.seconds)
  }
}
