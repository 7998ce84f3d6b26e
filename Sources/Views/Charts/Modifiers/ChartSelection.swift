import Foundation
import Motion
import ViewEngine

/// Who is told which value a finger is at.
@MainActor
struct ChartSelection {
  var x: ((PlotDatum?) -> Void)?
  var y: ((PlotDatum?) -> Void)?
  var angle: ((PlotDatum?) -> Void)?
  /// From where the finger came down to where it is.
  var xRange: (((PlotDatum, PlotDatum)?) -> Void)?
  var yRange: (((PlotDatum, PlotDatum)?) -> Void)?

  nonisolated init() {}

  var isUsed: Bool { x != nil || y != nil || angle != nil || xRange != nil || yRange != nil }

  func selectX(from: PlotDatum?, to: PlotDatum?) { Self.select(from, to, xRange) }
  func selectY(from: PlotDatum?, to: PlotDatum?) { Self.select(from, to, yRange) }

  private static func select(
    _ from: PlotDatum?, _ to: PlotDatum?, _ action: (((PlotDatum, PlotDatum)?) -> Void)?
  ) {
    action?(from.flatMap { from in to.map { (from, $0) } })
  }

  func clear() {
    x?(nil)
    y?(nil)
    angle?(nil)
    xRange?(nil)
    yRange?(nil)
  }
}
