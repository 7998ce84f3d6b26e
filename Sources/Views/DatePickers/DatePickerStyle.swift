import Foundation
import Motion
import ViewEngine

/// A date picker's label, limits and date, for its style.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  /// Nil where there is none.
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
  @Binding public var selection: Date

  init(
    label: Label, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, selection: Binding<Date>
  ) {
    self.label = label
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    _selection = selection
  }

  var limits: DateLimits { DateLimits(earliest: minimumDate, latest: maximumDate) }
}

@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the place: fields that open a calendar; on a Mac a field with a stepper, on a watch a button that
/// opens wheels.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedDatePicker(configuration: configuration)
  }
}

private struct PlacedDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      StepperFieldDatePickerStyle().makeBody(configuration: configuration)
    } else if idiom == .watch {
      WatchDatePicker(configuration: configuration)
    } else {
      CompactDatePickerStyle().makeBody(configuration: configuration)
    }
  }
}

/// The label, then the date and the time on grey fields; a tap on one opens a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      label: configuration.label, control: CompactDatePicker(configuration: configuration),
      name: plainText(of: configuration.label.view))
  }
}

/// A month's days, with the time below; without a date, the time alone.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayedComponents == .hourAndMinute {
      CompactDatePickerStyle().makeBody(configuration: configuration)
    } else {
      GraphicalDatePicker(configuration: configuration)
        .modifier(HiddenLabelModifier(label: nil))
    }
  }
}

/// Wheels, one for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      // Wheels give way to the label, not the label to them.
      label: configuration.label.layoutPriority(1),
      control: DateWheels(
        selection: configuration.$selection, limits: configuration.limits,
        components: configuration.displayedComponents),
      name: plainText(of: configuration.label.view))
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct DatePickerLook {
  let makeBody: @MainActor (DatePickerStyleConfiguration) -> AnyView
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerLook {
    DatePickerLook { AnyView(DefaultDatePickerStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

extension View {
  /// How the date pickers inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(
      \.datePickerLook,
      DatePickerLook { StyledBody.view(of: style, with: $0) { $0.makeBody(configuration: $1) } })
  }
}
