import Foundation
import Geometry
import Motion
import ViewEngine

extension TableColumn where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.text, content: content)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.text, value: value, content: content)
  }

  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleResource.text, value: value, content: content)
  }

  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(titleResource.text, value: value, comparator: comparator, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator {
    self.init(titleResource.text, sortUsing: comparator, content: content)
  }
}

extension TableColumn where Label == Text, Content == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(titleResource.text, value: value)
  }
}
