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

  public init(contentsOf url: URL) throws {
    self.url = url
  }

  public init(data: Data) throws {
    url = nil
  }

  @discardableResult
  public func prepareToPlay() -> Bool { true }

  @discardableResult
  public func play() -> Bool {
    isPlaying = true
    return true
  }

  public func pause() { isPlaying = false }

  public func stop() { isPlaying = false }
}

/// Plays a sound of the system's.
///
/// - Note: Accepted: nothing is heard in a clip.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: UInt32) {}

public typealias SystemSoundID = UInt32
