import Compositor
import Raster
import Studio

/// What is shared by all comparisons: fonts, and a renderer of each kind, because starting one takes
/// longer than drawing a small clip.
@MainActor
package final class DrawingTools {
  let fonts = FontBook()
  private var devices: [RendererChoice: Compositor] = [:]

  package init() {}

  /// One that has drawn nothing yet.
  func compositor(
    for clip: Clip, on renderer: RendererChoice = .auto, budget: Int = 4 << 20
  ) throws -> Compositor {
    let painter = LeafPainter(fonts: fonts)
    let device =
      try devices[renderer]
      ?? Compositor(
        size: PixelSize(width: 1, height: 1), scale: 1, painter: painter, renderer: renderer)
    devices[renderer] = device
    return try Compositor(
      size: PixelSize(width: clip.stage.pixelWidth, height: clip.stage.pixelHeight),
      scale: clip.stage.scale, painter: painter, sharing: device, budget: budget)
  }
}
