import Foundation
import Geometry
import Motion
import ViewEngine

/// An axis with all that it shows, each at its place.
struct AxisPlan {
  /// What stands at one value.
  struct Mark: Identifiable {
    let id: String
    let place: Double
    /// Where what is centred between two values stands.
    let center: Double
    /// How long the way to the next value is.
    let extent: Double
    let isDate: Bool
    let isBand: Bool
    let side: AxisMarkPosition.Side
    let preset: AxisMarkPreset
    let pieces: [AxisPiece]
    let text: String?
    let datum: PlotDatum
  }

  var marks: [Mark] = []

  /// - Parameter ownSide: Where an axis is that does not say so.
  @MainActor
  init(
    _ groups: [AxisGroup], scale: PlotScale, axis: Axis, ownSide: AxisMarkPosition.Side,
    isNormalized: Bool
  ) {
    for (number, group) in groups.enumerated() {
      let ticks = AxisTicks(group.values, on: scale, isNormalized: isNormalized)
      let side = group.position.side == .automatic ? ownSide : group.position.side
      let places = ticks.data.map { datum in
        scale.band(PlotPoint(datum)).map { ($0.lowerBound + $0.upperBound) / 2 }
          ?? scale.place(PlotPoint(datum))
      }
      for (index, (datum, place)) in zip(ticks.data, places).enumerated() {
        guard let place else { continue }
        let value = AxisValue(datum: datum, index: index, count: ticks.data.count)
        var end = places.indices.contains(index + 1) ? places[index + 1] ?? 1 : 1
        var start = place
        if let band = scale.band(PlotPoint(datum)) {
          (start, end) = (band.lowerBound, band.upperBound)
        } else if index + 1 == places.count, let next = ticks.following(datum) {
          // The last month is as long as it is, whether or not all of it is seen.
          end = scale.place(PlotPoint(next)) ?? 1
        }
        guard place > -1e-6, place < 1 + 1e-6 else { continue }
        marks.append(
          Mark(
            id: "\(number) \(datum)", place: place, center: (start + end) / 2,
            extent: abs(end - start), isDate: datum.isDate, isBand: scale.isBand, side: side,
            preset: group.preset,
            pieces: group.content?(value)
              ?? Self.ownPieces(on: axis, isBand: scale.isBand, stroke: group.stroke),
            text: group.format?(datum) ?? ticks.text(datum), datum: datum))
      }
    }
  }

  /// By eye, not measured: bands have only labels, upright axes no ticks.
  private static func ownPieces(on axis: Axis, isBand: Bool, stroke: StrokeStyle?) -> [AxisPiece] {
    var line = AxisPiece(.gridLine)
    line.stroke = stroke
    var tick = AxisPiece(.tick(.automatic))
    tick.stroke = stroke
    let label = AxisPiece(.label(AxisLabelContent()))
    if isBand { return [label] }
    return axis == .vertical ? [line, label] : [line, tick, label]
  }
}
