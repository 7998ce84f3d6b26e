import Foundation
import Geometry
import Motion
import ViewEngine

/// Where the labels of a form in two columns end and its controls begin.
private enum FormColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// A label and its control in a Mac's form of two columns, or beside each other.
struct MacLabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  var alignment = VerticalAlignment.center
  @Environment(\.isInColumns) private var isInColumns

  var body: some View {
    HStack(alignment: alignment, spacing: 8) {
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
