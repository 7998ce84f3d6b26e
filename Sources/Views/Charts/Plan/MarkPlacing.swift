import Foundation
import Geometry
import Motion
import ViewEngine

/// Puts marks where their values are.
@MainActor
struct MarkPlacing {
  let x: PlotScale
  let y: PlotScale
  /// How far apart bars are that stand at numbers or dates.
  let xStep: Double?
  let yStep: Double?
  let looks: MarkLooks
  let marks: [StackedMark]

  /// In the order in which they are drawn.
  var placed: [PlacedMark] {
    let lines = LinePlacing(self)
    var result: [PlacedMark] = []
    var drawnSeries: Set<AnyHashable> = []
    var sectorIndex = 0
    let ends = sectors
    for stacked in marks {
      let mark = stacked.mark
      switch mark.kind {
      case .bar, .rectangle:
        result += rectangle(stacked).map { [$0] } ?? []
      case .rule:
        result += rule(mark).map { [$0] } ?? []
      case .point:
        result += symbol(mark, isOwn: true).map { [$0] } ?? []
      case .line, .area:
        if drawnSeries.insert(AnyHashable(LinePlacing.Series(mark))).inserted {
          result += lines.placed(of: LinePlacing.Series(mark)).map { [$0] } ?? []
        }
        result += symbol(mark, isOwn: false).map { [$0] } ?? []
      case .sector:
        result.append(sector(mark, ends[sectorIndex]))
        sectorIndex += 1
      }
    }
    // Symbols of a line are in front of all of it.
    let inOrder = result.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
      if a.isLinesSymbol != b.isLinesSymbol { return b.isLinesSymbol }
      return one.offset < other.offset
    }
    return inOrder.map(\.element)
  }

  var sectors: [ChartPlan.SectorEnd] {
    let values = marks.filter { $0.mark.kind == .sector }.map(\.mark.sector)
    let total = values.reduce(0) { $0 + $1.angle }
    var sum = 0.0
    return values.map { value in
      let before = sum
      sum += value.angle
      return ChartPlan.SectorEnd(
        start: total > 0 ? before / total : 0, end: total > 0 ? sum / total : 0,
        amounts: before...sum, datum: value.datum)
    }
  }

  private func sector(_ mark: Mark, _ end: ChartPlan.SectorEnd) -> PlacedMark {
    let shape = SectorShape(
      start: end.start, end: end.end,
      innerRadius: SectorRadius(mark.sector.innerRadius, own: 0),
      outerRadius: SectorRadius(mark.sector.outerRadius, own: 1),
      inset: mark.sector.angularInset, cornerRadius: mark.look.cornerRadius ?? 0)
    return PlacedMark(
      id: mark.id, drawing: .sector(shape), style: looks.style(mark.look), look: mark.look,
      target: .sector(shape))
  }

  private func rectangle(_ stacked: StackedMark) -> PlacedMark? {
    let mark = stacked.mark
    guard
      let xSpan = span(stacked, .horizontal, mark.width),
      let ySpan = span(stacked, .vertical, mark.height)
    else { return nil }
    let frame = MarkFrame(x: xSpan, y: ySpan).moved(by: mark.look)
    let isPlainBar = mark.kind == .bar && !stacked.isStacked
    let radius = mark.look.cornerRadius ?? (isPlainBar ? ChartConstants.barCornerRadius : 0)
    return PlacedMark(
      id: mark.id, drawing: .rectangle(frame, radius: radius, mark.look.cornerStyle),
      style: looks.style(mark.look), look: mark.look, target: .frame(frame, size: .zero))
  }

  private func rule(_ mark: Mark) -> PlacedMark? {
    var stroke = mark.look.stroke ?? StrokeStyle(lineWidth: ChartConstants.ruleWidth)
    if mark.look.stroke == nil, mark.look.strokeBy != nil { stroke = looks.stroke(mark.look) }
    // What has one value stands there; the other axis is gone along.
    let isUpright: Bool
    switch (mark.x, mark.y) {
    case (.value, _): isUpright = true
    case (_, .value): isUpright = false
    case (_, .interval): isUpright = true
    default: isUpright = false
    }
    let across = isUpright ? mark.x : mark.y
    let along = isUpright ? mark.y : mark.x
    guard
      let at = middle(across, isUpright ? .horizontal : .vertical),
      let span = interval(along, isUpright ? .vertical : .horizontal)
    else { return nil }
    var thin = at
    thin.from.points -= stroke.lineWidth / 2
    thin.to.points += stroke.lineWidth / 2
    let frame = (isUpright ? MarkFrame(x: thin, y: span) : MarkFrame(x: span, y: thin))
      .moved(by: mark.look)
    return PlacedMark(
      id: mark.id, drawing: .rule(frame, isUpright: isUpright, stroke),
      style: looks.style(mark.look), look: mark.look, target: .frame(frame, size: .zero))
  }

  /// - Parameter isOwn: False for a line's point, which has a symbol only if it is given one.
  private func symbol(_ mark: Mark, isOwn: Bool) -> PlacedMark? {
    guard let xSpan = middle(edge(mark.x), .horizontal), let ySpan = middle(edge(mark.y), .vertical)
    else { return nil }
    let frame = MarkFrame(x: xSpan, y: ySpan).moved(by: mark.look)
    var symbol = looks.symbol(mark.look)
    if isOwn, symbol == nil {
      symbol = .shape(AnyShape(BasicChartSymbolShape(.circle)), strokeWidth: nil)
    }
    if !isOwn, mark.look.annotations.isEmpty, symbol == nil { return nil }
    let area = symbol == nil || mark.kind == .area ? 0 : looks.symbolArea(mark.look)
    let side = 2 * (area / .pi).squareRoot()
    return PlacedMark(
      id: AnyHashable([AnyHashable(mark.id), AnyHashable("symbol")]),
      drawing: .symbol(
        frame, symbol ?? .shape(AnyShape(Circle()), strokeWidth: nil), area: area),
      style: looks.style(mark.look), look: mark.look,
      target: .frame(frame, size: CGSize(width: side, height: side)))
  }

  /// The end of an interval that a symbol stands at.
  private func edge(_ value: MarkValue) -> MarkValue {
    if case .interval(_, let to) = value { .value(to) } else { value }
  }
}

extension PlacedMark {
  fileprivate var isLinesSymbol: Bool {
    if case .symbol = drawing { true } else { false }
  }
}

extension MarkFrame {
  /// With the offsets of the mark's ends.
  fileprivate func moved(by look: MarkLook) -> MarkFrame {
    var result = self
    result.x.from.points += look.xOffset.start
    result.x.to.points += look.xOffset.end
    // The upper end is the start, which is the larger value.
    if result.y.from.place > result.y.to.place {
      result.y.from.points += look.yOffset.start
      result.y.to.points += look.yOffset.end
    } else {
      result.y.to.points += look.yOffset.start
      result.y.from.points += look.yOffset.end
    }
    return result
  }
}
