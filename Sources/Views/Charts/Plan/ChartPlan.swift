import Foundation
import Geometry
import Motion
import ViewEngine

/// A chart as values: scales, axes, and every mark in its place.
@MainActor
struct ChartPlan {
  let x: PlotScale
  let y: PlotScale
  let xAxis: AxisPlan
  let yAxis: AxisPlan
  let marks: [PlacedMark]
  let legend: [LegendEntry]
  /// The numbers that a gradient stands for.
  let gradientRange: ClosedRange<Double>?
  let padding: EdgeInsets
  let sectors: [SectorEnd]
  let styleOrder: [PlotDatum]

  /// Up to where on the way around a sector goes.
  struct SectorEnd {
    let start: Double
    let end: Double
    let amounts: ClosedRange<Double>
    let datum: PlotDatum
  }

  init(_ content: some ChartContent, settings: ChartSettings, scrolled: ChartWindow) {
    var collector = MarkCollector(domain: settings.x.domain?.numbers)
    collector.collect(content)
    let stacked = StackedMark.stacked(collector.marks)
    let xMaking = ScaleMaking(.horizontal, settings.x, marks: stacked)
    let yMaking = ScaleMaking(.vertical, settings.y, marks: stacked)
    let (wholeX, wholeY) = (xMaking.scale, yMaking.scale)
    x = wholeX.showing(settings.scrolling.x.window(on: wholeX, start: scrolled.x))
    y = wholeY.showing(settings.scrolling.y.window(on: wholeY, start: scrolled.y))
    let hasAxes = stacked.isEmpty || stacked.contains { $0.mark.kind != .sector }
    func plan(_ axis: Axis, _ settings: AxisSettings, _ scale: PlotScale) -> AxisPlan {
      let isUsed =
        settings.domain != nil
        || stacked.contains {
          !(axis == .horizontal ? $0.mark.x : $0.mark.y).points.isEmpty
        }
      let groups = settings.groups ?? [AxisGroup()]
      let side: AxisMarkPosition.Side =
        axis == .horizontal ? .bottom : scale.isBand ? .leading : .trailing
      return AxisPlan(
        settings.visibility == .hidden || !hasAxes || !isUsed ? [] : groups, scale: scale,
        axis: axis, ownSide: side,
        isNormalized: stacked.contains { $0.isNormalized && $0.growth == axis })
    }
    xAxis = plan(.horizontal, settings.x, x)
    yAxis = plan(.vertical, settings.y, y)
    let (xRange, yRange) = (settings.x.range, settings.y.range)
    padding = EdgeInsets(
      top: yRange?.end ?? 0, leading: xRange?.start ?? 0, bottom: yRange?.start ?? 0,
      trailing: xRange?.end ?? 0)
    // What a mask is made of is seen by its shape alone.
    let seen = stacked.map(\.mark.look).filter { if case .shape = $0.mask { false } else { true } }
    let looks = MarkLooks(seen, settings: settings)
    styleOrder = looks.styleOrder
    gradientRange = looks.gradientRange
    legend = looks.legend
    let placing = MarkPlacing(
      x: x, y: y, xStep: xMaking.barStep, yStep: yMaking.barStep, looks: looks,
      marks: stacked)
    marks = placing.placed
    sectors = placing.sectors
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order of their first.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
