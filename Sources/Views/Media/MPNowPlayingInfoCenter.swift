import Foundation
import Geometry

/// What the lock screen says is playing, which no clip shows.
///
/// - Note: Accepted: nothing of it shows; what is set can be read.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()

  public var nowPlayingInfo: [String: Any]?
  public var playbackState = MPNowPlayingPlaybackState.unknown

  public static func `default`() -> MPNowPlayingInfoCenter { only }
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// A cover.
///
/// - Note: Accepted: no clip shows it.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let make: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }

  public func image(at size: CGSize) -> UIImage? { make(size) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"

/// What buttons of the lock screen and of headphones ask an app to do: in a clip nobody presses them.
///
/// - Note: Accepted: no handler is called.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()

  public static func shared() -> MPRemoteCommandCenter { only }
}

/// - Note: Accepted: no handler is called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  public var isEnabled = true

  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }

  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?) {}
}

public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  public var preferredIntervals: [NSNumber] = []
}

public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let timestamp: TimeInterval = 0
}

public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public let positionTime: TimeInterval = 0
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
