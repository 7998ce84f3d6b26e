import Dispatch
import Foundation
import Motion
import ViewEngine

/// A film or a sound to play. A clip has neither, so that only its state is kept.
public final class AVPlayerItem: Hashable, @unchecked Sendable {
  public let url: URL?

  public init(url URL: URL) {
    url = URL
  }

  public convenience init(asset: AVAsset) {
    self.init(url: asset.url)
  }

  /// Nobody knows how long a film is that a clip does not play.
  public var duration: CMTime { .indefinite }

  public static func == (a: AVPlayerItem, b: AVPlayerItem) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A film or a sound in a file.
public class AVAsset: NSObject, @unchecked Sendable {
  let url: URL

  public required init(url URL: URL) {
    url = URL
  }
}

public final class AVURLAsset: AVAsset, @unchecked Sendable {}

/// Plays an item.
///
/// - Note: Approximated: nothing is heard in a clip, and what would be seen is a placeholder. Its time goes on by the
///   clip's clock while it plays, without an end.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public var currentItem: AVPlayerItem?
  public var rate: Float = 0 {
    willSet { (played, since) = (seconds, CACurrentMediaTime()) }
  }
  /// Seconds of the item that had been played when the rate last changed, and when that was.
  private var played: Double = 0
  private var since: CFTimeInterval = 0
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

  public func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    seek(to: .zero)
  }

  private var seconds: Double { played + Double(rate) * (CACurrentMediaTime() - since) }

  public func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

  public func seek(to time: CMTime) {
    (played, since) = (time.isValid ? time.seconds : 0, CACurrentMediaTime())
  }

  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Tells of the time again and again while it plays, by the clip's clock.
  ///
  /// - Returns: What ``removeTimeObserver(_:)`` takes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let seconds = interval.isValid && interval > .zero ? interval.seconds : 1
    return _ClipTime.scheduledTimer(seconds, true) { [weak self] _ in
      if let self, self.rate != 0 { block(self.currentTime()) }
    }
  }

  public func removeTimeObserver(_ observer: Any) { (observer as? Timer)?.invalidate() }
}

extension NSNotification.Name {
  /// - Note: Accepted: what is not seen does not end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays items one after another.
public final class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// Plays an item again and again.
public final class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
  }
}
