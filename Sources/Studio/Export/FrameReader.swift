import Compositor
import Drawing
import Movie
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

  /// - Parameter body: Gets every frame in order, and whether it differs from the one before. Do not
  ///   write into the bitmap.
  package func forEach(_ body: (_ bitmap: Bitmap, _ isNew: Bool) throws -> Void) throws {
    let fonts = FontBook()
    let plan = try clip.plan(measuring: fonts)
    let compositor = try Compositor(
      size: PixelSize(width: clip.stage.pixelWidth, height: clip.stage.pixelHeight),
      scale: clip.stage.scale, painter: LeafPainter(fonts: fonts), renderer: renderer)
    let player = ClipPlayer(clip, measuring: fonts, loops: plan.loops)
    var shown: Bitmap?
    for index in 0..<plan.frameCount {
      let bitmap = try compositor.draw(
        try player.displayList(atFrame: index),
        background: clip.stage.colorScheme.backgroundColor)
      try body(bitmap, bitmap !== shown)
      shown = bitmap
    }
  }
}
