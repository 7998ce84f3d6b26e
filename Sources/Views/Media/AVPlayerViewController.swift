import Foundation
import ViewEngine

/// UIKit's view of a film, with the platform's controls or without.
///
/// - Note: Approximated: as ``VideoPlayer``, black with its name; black alone without controls.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  public var player: AVPlayer? { didSet { show() } }
  public var showsPlaybackControls = true { didSet { show() } }
  /// - Note: Accepted: of a film that is not seen nothing is cut off.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// - Note: Accepted: no film leaves its place.
  public var allowsPictureInPicturePlayback = true
  public var canStartPictureInPictureAutomaticallyFromInline = false
  public var entersFullScreenWhenPlaybackBegins = false
  public var exitsFullScreenWhenPlaybackEnds = false
  public var updatesNowPlayingInfoCenter = true

  open override func loadView() { show() }

  private func show() {
    view.hosted =
      showsPlaybackControls ? AnyView(VideoPlayer(player: player)) : AnyView(Color.black)
  }
}
