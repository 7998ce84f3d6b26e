import Foundation
import Geometry
import Motion
import ViewEngine

/// Joins the points of each series to a line or an area.
@MainActor
struct LinePlacing {
  /// What marks have in common that are joined.
  struct Series: Hashable {
    let kind: Mark.Kind
    let values: [PlotDatum?]
    let mask: MarkMask?

    init(_ mark: Mark) {
      kind = mark.kind
      let look = mark.look
      mask = look.mask
      // Where a series is named, colours and symbols do not divide it.
      values =
        mark.series.map { [$0] } ?? [look.styleBy, look.symbolBy, look.strokeBy, look.positionBy]
    }
  }

  private let placing: MarkPlacing
  private let series: [Series: [StackedMark]]

  init(_ placing: MarkPlacing) {
    self.placing = placing
    series = Dictionary(
      grouping: placing.marks.filter { $0.mark.kind == .line || $0.mark.kind == .area }
    ) { Series($0.mark) }
  }

  func placed(of one: Series) -> PlacedMark? {
    guard let marks = series[one], let first = marks.first?.mark else { return nil }
    let method = marks.compactMap(\.mark.look.interpolation).first ?? .linear
    var look = first.look
    // Annotations stand at their points.
    look.annotations = []
    let drawing: PlacedMark.Drawing
    if one.kind == .line {
      let points = marks.compactMap(point)
      drawing = .line(LineShape(points: points, method: method), placing.looks.stroke(look))
    } else {
      let edges = marks.compactMap(edges)
      drawing = .area(
        AreaShape(edge: edges.map(\.edge), base: edges.map(\.base), method: method))
    }
    return PlacedMark(
      id: AnyHashable(one), drawing: drawing, style: placing.looks.style(look), look: look)
  }

  private func point(_ stacked: StackedMark) -> CGPoint? {
    guard let x = placing.middle(stacked.mark.x, .horizontal),
      let y = placing.middle(stacked.mark.y, .vertical)
    else { return nil }
    return CGPoint(x: x.from.place, y: y.from.place)
  }

  private func edges(_ stacked: StackedMark) -> (edge: CGPoint, base: CGPoint)? {
    let mark = stacked.mark
    func ends(_ value: MarkValue, _ axis: Axis) -> (Double, Double)? {
      guard case .interval(let from, let to) = value else { return nil }
      let scale = placing.scale(axis)
      // An area from zero ends where the plot does if that begins above zero.
      guard let start = scale.place(from), let end = scale.place(to) else { return nil }
      return (stacked.growth == axis ? min(max(start, 0), 1) : start, end)
    }
    if let (base, edge) = ends(mark.y, .vertical),
      let x = placing.middle(mark.x, .horizontal)?.from.place
    {
      return (CGPoint(x: x, y: edge), CGPoint(x: x, y: base))
    }
    if let (base, edge) = ends(mark.x, .horizontal),
      let y = placing.middle(mark.y, .vertical)?.from.place
    {
      return (CGPoint(x: edge, y: y), CGPoint(x: base, y: y))
    }
    return nil
  }
}
