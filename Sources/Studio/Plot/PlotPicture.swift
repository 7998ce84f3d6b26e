import Compositing
import Drawing
import Foundation
import Movie
import Pixels
import Raster

/// A plot in pixels.
@MainActor
package struct PlotPicture {
  private let drawing: PlotDrawing
  private let scheme: PlotScheme

  /// Pixels a unit of the drawing.
  private static let scale = 2.0

  package init(_ drawing: PlotDrawing, scheme: PlotScheme) {
    self.drawing = drawing
    self.scheme = scheme
  }

  /// - Throws: What could not be drawn; `MovieError`, where there is no place for the drawing.
  package func pngData() throws -> Data {
    let folder = try RunFolder()
    let path = folder.path + "/plot.svg"
    try WholeFile.write(drawing.svg(scheme).utf8, to: path)
    let fonts = FontBook()
    let size = fonts.imageSize(.file(path)) ?? CGSize(width: 720, height: 400)
    let compositor = try Compositor(
      size: PixelSize(
        width: Int(size.width * Self.scale), height: Int(size.height * Self.scale)),
      scale: Self.scale, painter: LeafPainter(fonts: fonts))
    let image = ImageLeaf(source: .file(path), size: size)
    let list = DisplayList([.leaf(.image(image), at: .zero)])
    return try compositor.draw(list, background: .clear).pngData()
  }
}
