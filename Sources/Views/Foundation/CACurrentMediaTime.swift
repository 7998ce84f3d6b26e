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
