import Foundation
import Geometry
import Motion
import ViewEngine

/// Where values are in a chart's plot, and what values are where.
///
/// Positions are in points from the upper leading corner of the plot.
@MainActor @preconcurrency
public struct ChartProxy {
  let plan: ChartPlan
  let settings: ChartSettings
  let geometry: ChartGeometry
  /// Where the plot is, for a geometry reader in the overlay to read.
  public let plotFrame: Anchor<CGRect>?

  private var range: CGRect { geometry.range(in: geometry.plot.size) }

  public var plotSize: CGSize { geometry.plot.size }
  public var plotAreaSize: CGSize { geometry.plot.size }
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  public var plotAreaFrame: Anchor<CGRect> {
    plotFrame ?? .of(geometry.plot)
  }

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.place(PlotPoint(PlotDatum(value))).map { range.minX + range.width * $0 }
  }

  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.place(PlotPoint(PlotDatum(value))).map { range.maxY - range.height * $0 }
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    position(forX: point.x).flatMap { x in
      position(forY: point.y).map { CGPoint(x: x, y: $0) }
    }
  }

  /// What of the plot a category has.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    let range = range
    return plan.x.band(PlotPoint(PlotDatum(value))).map {
      (range.minX + range.width * $0.lowerBound)...(range.minX + range.width * $0.upperBound)
    }
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    let range = range
    return plan.y.band(PlotPoint(PlotDatum(value))).map {
      (range.maxY - range.height * $0.upperBound)...(range.maxY - range.height * $0.lowerBound)
    }
  }

  func datum(atX position: CGFloat) -> PlotDatum? {
    range.width > 0 ? plan.x.datum(at: (position - range.minX) / range.width) : nil
  }

  func datum(atY position: CGFloat) -> PlotDatum? {
    range.height > 0 ? plan.y.datum(at: (range.maxY - position) / range.height) : nil
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(atX: position)?.value(as: type)
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(atY: position)?.value(as: type)
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    value(atX: position.x, as: X.self).flatMap { x in
      value(atY: position.y, as: Y.self).map { (x, $0) }
    }
  }

  /// The style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let datum = PlotDatum(value)
    guard plan.styleOrder.contains(datum) else { return nil }
    return settings.styles.style(datum, among: plan.styleOrder)
  }

  public func selectXValue(at position: CGFloat) { settings.selection.x?(datum(atX: position)) }
  public func selectYValue(at position: CGFloat) { settings.selection.y?(datum(atY: position)) }

  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    settings.selection.selectX(from: datum(atX: start), to: datum(atX: end))
  }

  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    settings.selection.selectY(from: datum(atY: start), to: datum(atY: end))
  }
}

extension ChartProxy {
  /// From the middle of the plot: 0 is up, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let size = geometry.plot.size
    let angle = atan2(position.x - size.width / 2, size.height / 2 - position.y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  func datum(at angle: Angle) -> PlotDatum? {
    var part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    if part < 0 { part += 1 }
    guard let sector = plan.sectors.first(where: { part >= $0.start && part < $0.end }) else {
      return nil
    }
    // Amounts add up on the way around, as those of sectors do.
    let way = (part - sector.start) / (sector.end - sector.start)
    let amounts = sector.amounts
    return .number(amounts.lowerBound + (amounts.upperBound - amounts.lowerBound) * way)
  }

  /// How much all sectors up to that angle are together.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    datum(at: angle)?.value(as: type)
  }

  public func selectAngleValue(at angle: Angle) { settings.selection.angle?(datum(at: angle)) }
}
