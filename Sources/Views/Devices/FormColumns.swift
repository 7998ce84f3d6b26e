import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where the labels of a form in two columns end and its controls begin.
private enum FormColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// A Mac's form: labels that end where the controls begin.
struct FormColumns<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .formColumn, spacing: 10) { content }
      .environment(\.isInForm, false)
      .environment(\.isInColumns, true)
  }
}

/// A label and its control in such a form, or beside each other.
struct MacLabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.isInColumns) private var isInColumns

  var body: some View {
    HStack(alignment: .center, spacing: 8) {
      label
      control.alignmentGuide(.formColumn) { $0[.leading] }
    }
    .environment(\.isInColumns, isInColumns)
  }
}

private enum IsInColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls stand in a form of labels and controls side by side.
  var isInColumns: Bool {
    get { self[IsInColumnsKey.self] }
    set { self[IsInColumnsKey.self] = newValue }
  }
}
