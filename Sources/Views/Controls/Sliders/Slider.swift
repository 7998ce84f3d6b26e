import Foundation
import Geometry
import Motion
import ViewEngine

/// A knob on a track, for a value in a range.
///
/// The knob moves by as much as the finger does, wherever on the slider that is.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Binding<Double>
  /// Where the filled part of the track begins; nil at its beginning.
  private var neutral: Double?
  private var ticks: [SliderMark]
  /// Of the whole; nil where it has none.
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.idiom) private var idiom
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isGlass) private var isGlass

  private init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimum: ValueLabel?, maximum: ValueLabel?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound - bounds.lowerBound))
    fraction = Binding(
      get: {
        // What is no number is at the beginning.
        length > 0 ? min(max(0, (Double(value.wrappedValue) - lower) / length), 1) : 0
      },
      set: { fraction in
        var new = fraction * length
        if let step, step > 0 { new = (new / Double(step)).rounded() * Double(step) }
        let clamped = V(lower + min(max(new, 0), length))
        if clamped != value.wrappedValue { value.wrappedValue = clamped }
      })
    self.step = step.flatMap { length > 0 ? Double($0) / length : nil }
    ticks = SliderTicks.places(every: step.map { Double($0) }, of: length)
      .map { SliderMark(place: $0) }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    if idiom == .watch {
      WatchSlider(
        fraction: fraction, step: step, minimum: minimumValueLabel, maximum: maximumValueLabel,
        onEditingChanged: onEditingChanged
      )
      .modifier(ControlScopeModifier(name: plainText(of: label)))
    } else if idiom == .mac, !labelsAreHidden, plainText(of: label)?.isEmpty == false {
      LabeledControl(label: label, control: slider)
    } else {
      slider
    }
  }

  /// Steps have had marks on a Mac from the beginning, and elsewhere since iOS 26.
  private var showsTicks: Bool { isGlass || idiom == .mac }

  private var track: some View {
    SliderTrack(
      fraction: fraction, neutral: neutral, ticks: showsTicks ? ticks : [],
      onEditingChanged: onEditingChanged)
  }

  /// What stands beside the slider stands beside its track.
  private var labelledTrack: some View {
    let metrics = SliderMetrics.of(idiom, isGlass: isGlass)
    return VStack(spacing: SliderMetrics.labelGap) {
      track
      SliderTickLabels(marks: ticks, metrics: metrics)
    }
    .alignmentGuide(VerticalAlignment.center) { _ in metrics.height / 2 }
  }

  private var slider: some View {
    HStack {
      minimumValueLabel
      if showsTicks, ticks.contains(where: { $0.label != nil }) { labelledTrack } else { track }
      maximumValueLabel
    }
    .modifier(HiddenLabelModifier(label: plainText(of: label), kind: "slider"))
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged: onEditingChanged)
  }
}

// MARK: Sliders from a value in the middle, and with marks of one's own

extension Slider {
  /// - Parameter marks: Where they stand, as values; nil where there are those of the steps.
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, neutralValue: V?,
    enabledBounds: ClosedRange<V>?, label: Label, minimum: ValueLabel?, maximum: ValueLabel?,
    marks: [SliderTick<V>]?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let kept = Binding(
      get: { value.wrappedValue },
      set: { new in
        guard let enabledBounds else { return value.wrappedValue = new }
        value.wrappedValue = min(max(new, enabledBounds.lowerBound), enabledBounds.upperBound)
      })
    self.init(
      value: kept, bounds: bounds, step: step, label: label, minimum: minimum, maximum: maximum,
      onEditingChanged: onEditingChanged)
    let length = Double(bounds.upperBound - bounds.lowerBound)
    guard length > 0 else { return }
    if let neutralValue {
      neutral = min(max(0, Double(neutralValue - bounds.lowerBound) / length), 1)
    }
    if let marks {
      ticks = marks.map { mark in
        SliderMark(place: Double(mark.value - bounds.lowerBound) / length, label: mark.label)
      }
      .filter { (0...1).contains($0.place) }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// - Parameters:
  ///   - neutralValue: Where the filled part of the track begins.
  ///   - enabledBounds: Where the knob goes.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label(), minimum: nil, maximum: nil, marks: nil,
      onEditingChanged: onEditingChanged)
  }
}

// MARK: Sliders as they were written

extension Slider {
  @available(*, deprecated, message: "Use minimumValueLabel with a closure instead.")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use minimumValueLabel with a closure instead.")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}
