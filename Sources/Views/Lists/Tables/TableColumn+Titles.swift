import Foundation
import Motion
import ViewEngine

// Titles that are texts, and those that are not looked up.

extension TableColumn where Label == Text {
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }

  public init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, content: content)
  }

  /// A tap on the title sorts by the value.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: TableSorting.comparator(value), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// A tap on the title sorts by the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: TableSorting.comparator(value), content: content)
  }
}

extension TableColumn where Label == Text, Content == Text {
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, comparator: TableSorting.comparator(value)) {
      Text($0[keyPath: value])
    }
  }
}
