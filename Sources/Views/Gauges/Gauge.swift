import Foundation
import Motion
import ViewEngine

/// Where a value is within a range.
///
/// - Matches: by eye, not measured.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  /// 0…1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (lower: BoundsLabel, upper: BoundsLabel)
  @Environment(\.gaugeLook) private var look

  private init<V: BinaryFloatingPoint>(
    _ value: V, in range: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    lower: BoundsLabel, upper: BoundsLabel
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let way = Double(value - range.lowerBound)
    fraction = length > 0 ? min(max(way / length, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    bounds = (lower, upper)
  }

  public var body: some View {
    func given<V: View>(_ view: V) -> AnyView? {
      V.self == EmptyView.self ? nil : AnyView(view)
    }
    return look.makeBody(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: given(currentValueLabel).map { .init(view: $0) },
        minimumValueLabel: given(bounds.lower).map { .init(view: $0) },
        maximumValueLabel: given(bounds.upper).map { .init(view: $0) }))
  }
}

extension Gauge {
  /// - Parameter markedValueLabels: Shown by no style of a phone, and by none here.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), lower: minimumValueLabel(),
      upper: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// - Parameter markedValueLabels: Shown by no style of a phone, and by none here.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), lower: EmptyView(),
      upper: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), lower: minimumValueLabel(),
      upper: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), lower: EmptyView(),
      upper: EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, in: bounds, label: label(), current: EmptyView(), lower: EmptyView(),
      upper: EmptyView())
  }
}
