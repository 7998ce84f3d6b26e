import Foundation
import Geometry
import Motion
import ViewEngine

extension MarkPlacing {
  func scale(_ axis: Axis) -> PlotScale { axis == .horizontal ? x : y }

  /// Where a single value is, with no extent.
  func middle(_ value: MarkValue, _ axis: Axis) -> PlotSpan? {
    switch value {
    case .value(let point): scale(axis).place(point).map { PlotSpan(at: $0) }
    case .edges(let points?, _): PlotSpan(edge(points, axis), edge(points, axis))
    case .none, .edges: PlotSpan(at: 0.5)
    case .interval(let from, let to):
      scale(axis).place(from).flatMap { from in
        scale(axis).place(to).map { PlotSpan(at: (from + $0) / 2) }
      }
    }
  }

  /// From end to end.
  func interval(_ value: MarkValue, _ axis: Axis) -> PlotSpan? {
    switch value {
    case .none: return .plot
    case .edges(let from, let to):
      let plot =
        axis == .horizontal ? PlotSpan.plot : PlotSpan(PlotSpan.plot.to, PlotSpan.plot.from)
      return PlotSpan(
        from.map { edge($0, axis) } ?? plot.from, to.map { edge($0, axis) } ?? plot.to)
    case .value(let point):
      return scale(axis).band(point).map {
        PlotSpan(PlotEnd(place: $0.lowerBound), PlotEnd(place: $0.upperBound))
      }
    case .interval(let from, let to):
      let scale = scale(axis)
      // From the first of the bands to the last.
      let bands = [from, to].compactMap { scale.isBand || $0.bin != nil ? scale.band($0) : nil }
      if bands.count == 2 {
        let lower = bands.map(\.lowerBound).min() ?? 0
        let upper = bands.map(\.upperBound).max() ?? 0
        return PlotSpan(PlotEnd(place: lower), PlotEnd(place: upper))
      }
      guard let first = scale.place(from), let last = scale.place(to) else { return nil }
      return PlotSpan(PlotEnd(place: first), PlotEnd(place: last))
    }
  }

  /// Points from the leading or the upper edge.
  private func edge(_ points: CGFloat, _ axis: Axis) -> PlotEnd {
    PlotEnd(place: axis == .horizontal ? 0 : 1, points: points, isOfPlot: true)
  }

  /// What a bar or a rectangle takes along an axis.
  func span(_ stacked: StackedMark, _ axis: Axis, _ dimension: MarkDimension) -> PlotSpan? {
    let mark = stacked.mark
    let value = axis == .horizontal ? mark.x : mark.y
    guard case .value(let point) = value else { return interval(value, axis) }
    let scale = scale(axis)
    var slot: ClosedRange<Double>
    if let band = scale.band(point) {
      slot = band
    } else {
      guard let middle = scale.place(point) else { return nil }
      let half = abs(width(of: axis == .horizontal ? xStep : yStep, on: scale, axis)) / 2
      slot = (middle - half)...(middle + half)
    }
    var ratio = mark.kind == .bar ? ChartConstants.barRatio : 1
    if mark.kind == .bar, let group = mark.look.positionBy {
      slot = part(of: slot, for: group, mark.look.positionSpan)
      ratio = ChartConstants.groupedBarRatio
    }
    let middle = (slot.lowerBound + slot.upperBound) / 2
    let length = slot.upperBound - slot.lowerBound
    switch dimension.kind {
    case .fixed(let points):
      return PlotSpan(at: middle, width: points)
    case .inset(let points):
      let sign: CGFloat = axis == .horizontal ? 1 : -1
      return PlotSpan(
        PlotEnd(place: slot.lowerBound, points: sign * points),
        PlotEnd(place: slot.upperBound, points: -sign * points))
    case .ratio(let given):
      ratio = given
    case .automatic:
      break
    }
    return PlotSpan(
      PlotEnd(place: middle - length * ratio / 2), PlotEnd(place: middle + length * ratio / 2))
  }

  private func width(of step: Double?, on scale: PlotScale, _ axis: Axis) -> Double {
    guard let step, case .linear(let linear) = scale else { return 0.1 }
    return linear.place(linear.lower + step) - linear.place(linear.lower)
  }

  /// The place of one of the bars that stand side by side.
  private func part(of slot: ClosedRange<Double>, for group: PlotDatum, _ span: MarkDimension?)
    -> ClosedRange<Double>
  {
    var ratio = ChartConstants.groupRatio
    if case .ratio(let given) = span?.kind { ratio = given }
    let order = looks.positionOrder
    let index = Double(order.firstIndex(of: group) ?? 0)
    let length = (slot.upperBound - slot.lowerBound) * ratio
    let start = (slot.lowerBound + slot.upperBound - length) / 2
    let step = length / Double(max(order.count, 1))
    return (start + step * index)...(start + step * (index + 1))
  }
}
