import Foundation
@_spi(Engine) import ViewEngine

/// Calls a method before each picture of a screen of 60 hertz, by the clip's clock.
///
/// - Note: Approximated: it calls 60 times a second, or `preferredFramesPerSecond`, whatever the clip's frame
///   rate is; a range of frame rates is not asked for.
@MainActor @preconcurrency
public final class CADisplayLink {
  private let selector: Selector
  private var series: VirtualClock.Token?
  public var isPaused = false
  /// 0 for those of the screen.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue, series != nil { start() } }
  }
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// When the picture before was shown, in seconds as `CACurrentMediaTime()` counts them.
  public private(set) var timestamp: CFTimeInterval = 0

  public init(target: Any, selector: Selector) {
    self.selector = selector
  }

  /// Seconds from a picture to the next.
  public var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : Self.framesPerSecond)
  }
  /// When the next picture is shown.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  private static let framesPerSecond = 60

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { start() }
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() {
    series?.cancel()
    series = nil
  }

  private func start() {
    series?.cancel()
    timestamp = CACurrentMediaTime()
    // It lives on without anybody else, as in a run loop, until it is invalidated.
    series = ViewGraph.current?.clock.schedule(every: duration) {
      guard !self.isPaused else { return }
      self.timestamp = CACurrentMediaTime()
      self.selector.call(from: self)
    }
  }
}

/// How often a screen may show pictures, in times per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
