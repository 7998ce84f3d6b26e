import Foundation
import Motion
import ViewEngine

/// A sector of a pie or a ring; all of them together go once around, clockwise from the top.
public struct SectorMark: PrimitiveChartContent {
  private(set) var mark = Mark(.sector)

  /// - Parameters:
  ///   - angle: How much of the whole the sector is.
  ///   - innerRadius: A part of the largest radius there is room for, or points; nothing by itself.
  ///   - outerRadius: The same; all of it by itself.
  ///   - angularInset: Points that each side leaves free.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.sector = SectorValues(
      angle: max(0, angle.point.datum.amount ?? 0), datum: angle.point.datum,
      innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
  }

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}
