import Foundation

// Core Haptics, as SwiftUI code uses it. A clip cannot be felt: patterns are made and played, and do nothing.

/// Plays what a hand feels.
///
/// - Note: Accepted: no effect in a clip, which cannot be felt.
public final class CHHapticEngine: @unchecked Sendable {
  public struct Capability: Sendable {
    public let supportsHaptics = true
    public let supportsAudio = false
  }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError
  }

  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var isAutoShutdownEnabled = false
  public var playsHapticsOnly = false

  public init() throws {}

  public static func capabilitiesForHardware() -> Capability { Capability() }

  public func start() throws {}
  public func start() async throws {}
  public func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    StillPlayer()
  }

  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws
    -> any CHHapticAdvancedPatternPlayer
  {
    StillPlayer()
  }

  public func playPattern(from fileURL: URL) throws {}
  public func playPattern(from data: Data) throws {}

  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

  /// Says at once that all players have ended.
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {
    _ = finishedHandler(nil)
  }

  public var currentTime: TimeInterval { CACurrentMediaTime() }
  public var isMutedForAudio = false
  public var isMutedForHaptics = false
}

/// Plays one pattern.
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval)
    throws
  var isMuted: Bool { get set }
}

/// Plays one pattern as often and as fast as it is told.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer, AnyObject {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

private final class StillPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }

  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval)
    throws
  {}
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Events in time.
public final class CHHapticPattern: Sendable {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}

  public init(contentsOf ahapURL: URL) throws {}

  public var duration: TimeInterval { 0 }
}

/// A knock or a hum.
public final class CHHapticEvent: Sendable {
  public enum EventType: Hashable, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }

  public let type: EventType
  public let relativeTime: TimeInterval
  public let duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    relativeTime = time
    self.duration = duration
  }
}

/// How strong and how sharp an event is.
public final class CHHapticEventParameter: Sendable {
  public enum ID: Hashable, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    case audioVolume, audioPitch, audioPan, audioBrightness
  }

  public let parameterID: ID
  public let value: Float

  public init(parameterID parameter: ID, value: Float) {
    parameterID = parameter
    self.value = value
  }
}

/// What changes while a pattern plays.
public final class CHHapticDynamicParameter: Sendable {
  public enum ID: Hashable, Sendable {
    case hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl
    case hapticDecayTimeControl, hapticReleaseTimeControl
  }

  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}

/// How something changes over a pattern's time.
public final class CHHapticParameterCurve: Sendable {
  public final class ControlPoint: Sendable {
    public init(relativeTime time: TimeInterval, value: Float) {}
  }

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {}
}
