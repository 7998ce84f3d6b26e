import Foundation

/// Reads a text out, which nobody hears in a clip.
///
/// - Note: Accepted: nothing is heard in a clip.
public final class AVSpeechSynthesizer: NSObject {
  public private(set) var isSpeaking = false
  public let isPaused = false

  public func speak(_ utterance: AVSpeechUtterance) {}

  @discardableResult
  public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  public func continueSpeaking() -> Bool { false }
}

/// - Note: Accepted: nothing is heard in a clip.
public final class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
  }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// - Note: Accepted: nothing is heard in a clip.
public final class AVSpeechSynthesisVoice: NSObject {
  public let language: String

  public init?(language: String?) {
    self.language = language ?? "en-US"
  }
}

/// - Note: Accepted: nothing is heard in a clip.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}
