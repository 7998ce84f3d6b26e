import Compositing
import Drawing
import Movie
import Pixels
import Raster

/// Plays a clip and hands out its pictures, without writing a file.
@MainActor
package struct FrameReader {
  private let clip: Clip
  private let renderer: RendererChoice

  package init(_ clip: Clip, renderer: RendererChoice = .auto) {
    self.clip = clip
    self.renderer = renderer
  }

  /// - Parameters:
  ///   - frames: The frames to draw, 0 being the first; nil draws all.
  ///   - body: Gets every frame in order, and whether it differs from the one before. The bitmap is
  ///     the next frame's as well: copy what is to be kept, and write nothing into it.
  package func forEach(
    _ frames: ClosedRange<Int>? = nil, _ body: (_ bitmap: Bitmap, _ isNew: Bool) throws -> Void
  ) throws {
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let frames = frames ?? 0...(plan.frameCount - 1)
    let staging = ClipPicture(clip, plan: plan, measuring: fonts)
    let compositor = try Compositor(
      size: staging.size, scale: staging.scale, painter: LeafPainter(fonts: fonts),
      renderer: renderer)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let drawing = BlurredFrames(compositor, background: staging.background)
    let picture = Bitmap(width: staging.size.width, height: staging.size.height)
    for index in frames {
      let changed = try drawing.update(
        staging.lists(try player.exposure(ofFrame: index))
      ) { picture.rows }
      try body(picture, !changed.isEmpty)
    }
  }
}
