import Foundation

/// Plays a sound, which nobody hears in a clip: only its state is kept.
///
/// - Note: Accepted: nothing is heard in a clip.
public final class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public var volume: Float = 1
  public var rate: Float = 1
  public var pan: Float = 0
  public var numberOfLoops = 0
  public var enableRate = false
  public var currentTime: TimeInterval = 0
  public private(set) var isPlaying = false
  public let duration: TimeInterval = 0
  public let numberOfChannels = 2
  public var isMeteringEnabled = false
  /// - Note: Accepted: a sound that nobody hears does not end.
  public weak var delegate: (any AVAudioPlayerDelegate)?

  public init(contentsOf url: URL) throws {
    self.url = url
  }

  public init(data: Data) throws {
    url = nil
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  @discardableResult
  public func prepareToPlay() -> Bool { true }

  @discardableResult
  public func play() -> Bool {
    isPlaying = true
    return true
  }

  @discardableResult
  public func play(atTime time: TimeInterval) -> Bool { play() }

  public var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  public func updateMeters() {}

  /// Decibels of silence.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  public func pause() { isPlaying = false }

  public func stop() { isPlaying = false }
}

/// Who is told that a sound has ended.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
