import Foundation
import ViewEngine

/// Seconds on the clip's clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  _ClipTime.now.timeIntervalSinceReferenceDate
}

public typealias CFTimeInterval = Double
