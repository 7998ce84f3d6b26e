import Compositing
import Raster
import Studio

extension DrawingTools {
  /// Draws the frames 0, n, 2n … of a clip, as an export with that renderer does.
  package func draw(
    _ clip: Clip, every step: Int, on renderer: RendererChoice,
    to take: (_ frame: Int, Bitmap) throws -> Void
  ) throws {
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, loops: plan.loops)
    let compositor = try compositor(for: clip, on: renderer)
    for frame in stride(from: 0, to: plan.frameCount, by: step) {
      let list = try player.displayList(atFrame: frame)
      let background = clip.stage.colorScheme.backgroundColor
      try take(frame, compositor.draw(list, background: background))
    }
  }
}
