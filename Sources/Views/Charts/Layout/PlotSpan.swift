import Foundation
import Geometry

/// A point along one axis of the plot.
struct PlotEnd: Equatable {
  /// From the beginning of the scale (0) to its end (1); upwards along y.
  var place: Double
  /// Added to it, in points: towards trailing or downwards.
  var points: CGFloat = 0
  /// The place is one of the plot itself, which reaches beyond the scale where that is padded.
  var isOfPlot = false
}

/// From one point to another.
struct PlotSpan: Equatable {
  var from: PlotEnd
  var to: PlotEnd

  init(_ from: PlotEnd, _ to: PlotEnd) {
    self.from = from
    self.to = to
  }

  init(at place: Double, width: CGFloat = 0) {
    from = PlotEnd(place: place, points: -width / 2)
    to = PlotEnd(place: place, points: width / 2)
  }

  static let plot = PlotSpan(
    PlotEnd(place: 0, isOfPlot: true), PlotEnd(place: 1, isOfPlot: true))
}

/// Where a mark is, whatever the size of the plot.
struct MarkFrame: Equatable {
  var x: PlotSpan
  var y: PlotSpan

  static let plot = MarkFrame(x: .plot, y: .plot)

  /// - Parameters:
  ///   - plot: The plot's rectangle.
  ///   - range: The part of it that the scales go over.
  func rect(in plot: CGRect, range: CGRect) -> CGRect {
    func across(_ end: PlotEnd) -> CGFloat {
      let rect = end.isOfPlot ? plot : range
      return rect.minX + rect.width * end.place + end.points
    }
    func down(_ end: PlotEnd) -> CGFloat {
      let rect = end.isOfPlot ? plot : range
      return rect.maxY - rect.height * end.place + end.points
    }
    let (left, right) = (across(x.from), across(x.to))
    let (one, other) = (down(y.from), down(y.to))
    return CGRect(
      x: min(left, right), y: min(one, other), width: abs(right - left), height: abs(other - one))
  }
}
