import Foundation
import ViewEngine

/// Seconds on the clip's clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  _ClipTime.now.timeIntervalSinceReferenceDate
}

/// Seconds since the beginning of 2001, on the clip's clock, which is that of Core Animation too.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval

/// Nanoseconds in a second, as Dispatch has them on Apple's systems: `Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000
