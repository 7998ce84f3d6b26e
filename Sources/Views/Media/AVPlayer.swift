import Foundation
import Motion

/// A film or a sound to play. A clip has neither, so that only its state is kept.
public final class AVPlayerItem: Hashable, @unchecked Sendable {
  public let url: URL?

  public init(url URL: URL) {
    url = URL
  }

  public static func == (a: AVPlayerItem, b: AVPlayerItem) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Plays an item.
///
/// - Note: Accepted: nothing is heard in a clip, and what would be seen is a placeholder.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public var currentItem: AVPlayerItem?
  public var rate: Float = 0
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause

  public override init() {}

  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
  }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  public func play() { rate = 1 }
  public func pause() { rate = 0 }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Plays items one after another.
public final class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
  }
}

/// Plays an item again and again.
public final class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
  }
}
