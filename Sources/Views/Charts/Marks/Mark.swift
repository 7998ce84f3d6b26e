import Foundation
import Geometry

/// A mark as it was written: values, not yet places.
struct Mark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  let kind: Kind
  var x = MarkValue.none
  var y = MarkValue.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlotDatum?
  var sector = SectorValues()
  var look = MarkLook()
  /// Where in the content it stands; the same mark has the same one when the data change.
  var id: [AnyHashable] = []

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// Where a mark is along one axis.
enum MarkValue {
  /// Across all of the plot.
  case none
  case value(PlotPoint)
  case interval(PlotPoint, PlotPoint)
  /// Points from the plot's leading or upper edge; nil is the edge itself.
  case edges(CGFloat?, CGFloat?)

  /// The values that have to be within the scale.
  var points: [PlotPoint] {
    switch self {
    case .none, .edges: []
    case .value(let point): [point]
    case .interval(let from, let to): [from, to]
    }
  }

  var point: PlotPoint? {
    if case .value(let point) = self { point } else { nil }
  }
}

/// What only sectors have.
struct SectorValues {
  var angle = 0.0
  var datum = PlotDatum.number(0)
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
}
