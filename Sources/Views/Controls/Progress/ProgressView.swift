import Foundation
import Geometry
import Motion
import ViewEngine

/// How far something is, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// Instead of a fraction: an interval that passes, and whether what is left of it shows.
  private var timer: (interval: ClosedRange<Date>, countsDown: Bool)?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressLook) private var look

  private init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

  init(
    timer: ClosedRange<Date>, countsDown: Bool, label: Label, current: CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label, current: current)
    self.timer = (timer, countsDown)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }, label: label(),
      current: currentValueLabel())
  }

  public var body: some View {
    if let timer {
      TimerProgress(
        interval: timer.interval, countsDown: timer.countsDown, label: label,
        current: currentValueLabel)
    } else {
      look.makeBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(view: AnyView(currentValueLabel))))
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), current: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// What a style is given, in the style around this one.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      current: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView())))
  }
}
