import Drawing
import Foundation
import Geometry
import Movie
import Pixels
import Raster
import Views

/// What the frames of a clip are drawn on, and how its screen stands there.
///
/// Without a look it is the screen. With one it puts the screen's display list into that of the picture:
/// what stands still is equal from frame to frame, and costs nothing.
package struct ClipPicture {
  package let size: PixelSize
  /// Pixels a point of the lists that ``list(_:atFrame:)`` returns.
  package let scale: Double
  package let background: RGBA
  /// Nothing is behind what is drawn.
  package var isTransparent: Bool { background.alpha < 1 }
  private let screen: CGSize
  private let frameRate: FrameRate
  private let dressing: LookDressing?

  /// - Parameters:
  ///   - plan: Where the clip is touched, and how long it is.
  ///   - measuring: What texts are drawn with; nil is asked anew.
  @MainActor
  package init(_ clip: Clip, plan: ClipPlan, measuring: (any TextMeasuring)? = nil) {
    self.init(
      clip.stage, clip.look, frameRate: clip.frameRate, plan: plan, measuring: measuring)
  }

  /// - Parameter look: Nil is none.
  init(
    _ stage: Stage, _ look: Look?, frameRate: FrameRate, plan: ClipPlan,
    measuring: (any TextMeasuring)?
  ) {
    screen = stage.size
    self.frameRate = frameRate
    guard let look else {
      size = PixelSize(width: stage.pixelWidth, height: stage.pixelHeight)
      scale = stage.scale
      background = stage.colorScheme.backgroundColor
      dressing = nil
      return
    }
    let dressing = LookDressing(
      look, stage: stage, plan: plan, measuring: measuring ?? FontBook())
    size = dressing.layout.pixels
    scale = 1
    background = look.backdrop.background
    self.dressing = dressing
  }

  /// - Parameters:
  ///   - screen: What the clip's screen shows.
  ///   - index: Nil of a screen that is in somebody's hands: without a pointer, and seen from where the clip
  ///     begins.
  package func list(_ screen: DisplayList, atFrame index: Int?) -> DisplayList {
    dressing?.list(screen, at: index.map(frameRate.time)) ?? screen
  }

  /// What is seen at each moment of a frame.
  package func lists(_ exposure: [ClipMoment]) -> [DisplayList] {
    exposure.map { dressing?.list($0.list, at: $0.time) ?? $0.list }
  }

  /// Where the clip's screen is in the picture, in pixels.
  package func screenFrame(atFrame index: Int?) -> CGRect {
    guard let dressing else {
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let placement = dressing.screenPlacement(at: index.map(frameRate.time))
    let corner = CGPoint.zero.applying(placement)
    let end = CGPoint(x: screen.width, y: screen.height).applying(placement)
    return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
  }
}
