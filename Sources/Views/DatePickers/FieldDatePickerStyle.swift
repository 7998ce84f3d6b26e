import Motion
import ViewEngine

/// A Mac's field with the parts of the date, each of which a click marks. By eye.
public struct FieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      label: configuration.label,
      control: MacDateField(configuration: configuration, hasStepper: false),
      name: plainText(of: configuration.label.view))
  }
}

/// A Mac's field with the parts of the date and a stepper beside it, which changes the part that a
/// click has marked, or the first. By eye.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(
      label: configuration.label,
      control: MacDateField(configuration: configuration, hasStepper: true),
      name: plainText(of: configuration.label.view))
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
