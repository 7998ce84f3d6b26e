import Foundation
import Geometry
import Motion
import ViewEngine

/// A film with the platform's controls over it.
///
/// - Note: Approximated: black, with a button that plays and pauses, and the name of the film: a
///   clip plays no other films.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay
  @State private var isPlaying = false

  /// - Parameter videoOverlay: Lies between the film and the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    ZStack {
      Color.black
      overlay
      VStack(spacing: 8) {
        if !isPlaying {
          Button("Play", systemImage: "play.fill", action: toggle)
            .labelStyle(.iconOnly)
            .font(.system(size: 36))
        }
        Text(verbatim: name).font(.footnote).opacity(0.6)
      }
      .foregroundStyle(.white)
    }
    .onTapGesture(perform: toggle)
    .onAppear { isPlaying = player?.timeControlStatus == .playing }
  }

  private var name: String { player?.currentItem?.url?.lastPathComponent ?? "Video" }

  private func toggle() {
    isPlaying.toggle()
    if isPlaying { player?.play() } else { player?.pause() }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}
