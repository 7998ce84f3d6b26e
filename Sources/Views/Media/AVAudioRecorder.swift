import Foundation

/// Records what a microphone hears. A clip has none: nothing is written, and what is measured is somebody who
/// speaks, so that a wave that follows the voice moves.
///
/// - Note: Approximated: its levels are a voice's in all recordings, the same in each run.
public final class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  public var isMeteringEnabled = false
  /// - Note: Accepted: nobody tells a recorder that it has ended.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public private(set) var isRecording = false
  private var began: TimeInterval = 0
  private var earlier: TimeInterval = 0
  private var measured: TimeInterval?

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  @discardableResult
  public func prepareToRecord() -> Bool { true }

  @discardableResult
  public func record() -> Bool {
    if !isRecording { began = deviceCurrentTime }
    isRecording = true
    return true
  }

  @discardableResult
  public func record(forDuration duration: TimeInterval) -> Bool { record() }

  public func pause() {
    earlier = currentTime
    isRecording = false
  }

  public func stop() {
    earlier = 0
    isRecording = false
  }

  @discardableResult
  public func deleteRecording() -> Bool { !isRecording }

  public var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  public var currentTime: TimeInterval {
    earlier + (isRecording ? deviceCurrentTime - began : 0)
  }

  public func updateMeters() {
    measured = isRecording && isMeteringEnabled ? currentTime : nil
  }

  /// Decibels, 0 at most.
  public func averagePower(forChannel channelNumber: Int) -> Float {
    measured.map { Self.voice(at: $0) } ?? Self.silence
  }

  public func peakPower(forChannel channelNumber: Int) -> Float {
    measured.map { min(0, Self.voice(at: $0) + 6) } ?? Self.silence
  }

  private static let silence: Float = -160

  /// Words and pauses between them, some -45 to -8 decibels.
  static func voice(at time: TimeInterval) -> Float {
    let words = 0.5 + 0.5 * sin(2 * .pi * 0.4 * time - .pi / 2)
    let syllables = 0.55 + 0.3 * sin(2 * .pi * 2.3 * time) + 0.15 * sin(2 * .pi * 5.9 * time + 1)
    return Float(-45 + 37 * words.squareRoot() * syllables)
  }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}
