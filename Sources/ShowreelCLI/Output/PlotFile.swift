import Foundation
import Movie
import Studio

/// A plot in a file: as SVG, or, where the name says so, as PNG.
@MainActor
struct PlotFile {
  let plot: MotionPlot
  let scheme: PlotScheme?

  /// - Parameter scheme: Nil of one as its reader's.
  init(_ plot: MotionPlot, scheme: PlotScheme?) {
    self.plot = plot
    self.scheme = scheme
  }

  func write(to path: String) throws {
    let drawing = PlotDrawing(plot)
    if (path as NSString).pathExtension.lowercased() == "png" {
      try WholeFile.write(PlotPicture(drawing, scheme: scheme ?? .light).pngData(), to: path)
    } else {
      try WholeFile.write(drawing.svg(scheme ?? .both).utf8, to: path)
    }
  }
}
