import Motion
import ViewEngine

// What says the value that a slider has is told to who does not see it; nothing of it is drawn.

extension Slider where ValueLabel == EmptyView {
  /// - Parameters:
  ///   - currentValueLabel: Says the value; it is not seen.
  ///   - ticks: Marks below the track.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label(), minimum: nil, maximum: nil, marks: ticks(),
      onEditingChanged: onEditingChanged)
  }

  /// - Parameter tick: The mark of a step, or none.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label(), minimum: nil, maximum: nil,
      marks: Self.steps(of: bounds, by: step).compactMap(tick),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marks: ticks(), onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(),
      marks: Self.steps(of: bounds, by: step).compactMap(tick),
      onEditingChanged: onEditingChanged)
  }

  /// The values that steps lead to, but for more than can be told apart.
  private static func steps<V: BinaryFloatingPoint>(
    of bounds: ClosedRange<V>, by step: V.Stride
  ) -> [V] where V.Stride: BinaryFloatingPoint {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return SliderTicks.places(every: Double(step), of: length)
      .map { bounds.lowerBound + V($0 * length) }
  }
}
