import Compositing
import Drawing
import Geometry
import Pixels
import Raster
import Studio

extension DrawingTools {
  /// Draws the frames 0, n, 2n … of a clip's screen, as an export with that renderer does.
  package func draw(
    _ clip: Clip, every step: Int, on renderer: RendererChoice,
    to take: (_ frame: Int, Bitmap) throws -> Void
  ) throws {
    let plan = try clip.plan(measuring: fonts)
    let player = ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
    let compositor = try compositor(forScreenOf: clip, on: renderer)
    for frame in stride(from: 0, to: plan.frameCount, by: step) {
      let list = try player.displayList(atFrame: frame)
      let background = clip.stage.colorScheme.backgroundColor
      try take(frame, compositor.draw(list, background: background))
    }
  }

  /// Draws one frame of a clip's screen, which is a function of its index.
  package func draw(
    _ clip: Clip, atFrame frame: Int, on renderer: RendererChoice = .auto
  ) throws -> Bitmap {
    let plan = try clip.plan(measuring: fonts)
    let list = try ClipPlayer(clip, measuring: fonts, rehearsal: plan.rehearsal)
      .displayList(atFrame: frame)
    return try compositor(forScreenOf: clip, on: renderer)
      .draw(list, background: clip.stage.colorScheme.backgroundColor)
  }

  private func compositor(
    forScreenOf clip: Clip, on renderer: RendererChoice
  ) throws -> Compositor {
    try compositor(
      of: PixelSize(width: clip.stage.pixelWidth, height: clip.stage.pixelHeight),
      scale: clip.stage.scale, on: renderer)
  }

  /// Draws what has been put together for a picture, a pixel a point.
  package func draw(
    _ list: DisplayList, of size: PixelSize, over background: RGBA
  ) throws -> Bitmap {
    try compositor(of: size, scale: 1, on: .auto).draw(list, background: background)
  }
}
