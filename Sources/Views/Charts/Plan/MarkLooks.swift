import Foundation
import Geometry
import Motion
import ViewEngine

/// What values look like: the colours, symbols and dashes that stand for them.
@MainActor
struct MarkLooks {
  let settings: ChartSettings
  let styleOrder: [PlotDatum]
  let symbolOrder: [PlotDatum]
  let strokeOrder: [PlotDatum]
  let positionOrder: [PlotDatum]
  /// Of the numbers that colours stand for.
  let gradientRange: ClosedRange<Double>?
  private let sizeRange: ClosedRange<Double>?

  /// By eye, not measured.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [10, 5]]
  private static let sizes = 20.0...200.0

  init(_ looks: [MarkLook], settings: ChartSettings) {
    self.settings = settings
    let styled = looks.compactMap(\.styleBy).distinct
    let amounts = styled.compactMap(\.amount)
    if let least = amounts.min(), let most = amounts.max(), settings.styles.styles.isEmpty,
      settings.styles.mapping == nil
    {
      gradientRange = settings.styles.amounts ?? least...most
    } else {
      gradientRange = nil
    }
    styleOrder = settings.styles.order(styled)
    symbolOrder = settings.symbols.order(looks.compactMap(\.symbolBy).distinct)
    strokeOrder = looks.compactMap(\.strokeBy).distinct
    positionOrder = looks.compactMap(\.positionBy).distinct
    let sized = looks.compactMap { $0.symbolSizeBy?.amount }
    sizeRange = sized.min().flatMap { least in sized.max().map { least...$0 } }
  }

  func style(_ look: MarkLook) -> AnyShapeStyle {
    guard let datum = look.styleBy else { return look.style ?? StyleScale.own }
    if let range = gradientRange, let amount = datum.amount {
      let span = range.upperBound - range.lowerBound
      return settings.styles.style(at: span > 0 ? (amount - range.lowerBound) / span : 1)
    }
    return settings.styles.style(datum, among: styleOrder)
  }

  /// What stands at a point; nil for a line's point that has nothing.
  func symbol(_ look: MarkLook) -> MarkSymbol? {
    if let symbol = look.symbol { return symbol }
    return look.symbolBy.map {
      .shape(settings.symbols.symbol($0, among: symbolOrder), strokeWidth: nil)
    }
  }

  func symbolArea(_ look: MarkLook) -> CGFloat {
    if let area = look.symbolArea { return area }
    guard let amount = look.symbolSizeBy?.amount, let range = sizeRange else {
      return ChartConstants.symbolArea
    }
    let span = range.upperBound - range.lowerBound
    let sizes = settings.sizes ?? Self.sizes
    let part = span > 0 ? (amount - range.lowerBound) / span : 1
    return sizes.lowerBound + (sizes.upperBound - sizes.lowerBound) * part
  }

  func stroke(_ look: MarkLook) -> StrokeStyle {
    if let stroke = look.stroke { return stroke }
    guard let datum = look.strokeBy else {
      return StrokeStyle(lineWidth: ChartConstants.lineWidth, lineCap: .round, lineJoin: .round)
    }
    if let given = settings.strokes.first(where: { $0.0 == datum }) { return given.1 }
    let index = strokeOrder.firstIndex(of: datum) ?? 0
    return StrokeStyle(
      lineWidth: ChartConstants.lineWidth, dash: Self.dashes[index % Self.dashes.count])
  }

  /// An entry for each value that something stands for.
  var legend: [LegendEntry] {
    let styles = gradientRange == nil ? styleOrder : []
    return (styles + symbolOrder + strokeOrder).distinct.map { datum in
      var look = MarkLook()
      if styles.contains(datum) { look.styleBy = datum }
      if symbolOrder.contains(datum) { look.symbolBy = datum }
      if strokeOrder.contains(datum) { look.strokeBy = datum }
      return LegendEntry(
        datum: datum, style: style(look), symbol: symbol(look),
        stroke: look.strokeBy == nil ? nil : stroke(look))
    }
  }
}
