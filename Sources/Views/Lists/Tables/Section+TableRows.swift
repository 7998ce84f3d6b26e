import Foundation
import Motion
import ViewEngine

// Sections of a table's rows. What makes them comes after what makes sections of views, wherever both would do: so the
// content of a list's sections is looked at once.

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue

  public var _groups: [_TableRowGroup<Content.TableRowValue>] {
    [
      _TableRowGroup(
        section: TableRowSection(header: AnyView(header), isExpanded: isExpanded),
        rows: content._groups.flatMap(\.rows))
    ]
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table with something above them.
  @_disfavoredOverload
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(isExpanded: nil, content: content(), header: header(), footer: EmptyView())
  }

  /// - Parameter isExpanded: Whether the rows are there.
  @_disfavoredOverload
  public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(isExpanded: isExpanded, content: content(), header: header(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table with a title above them.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      isExpanded: nil, content: content(), header: Text(titleKey), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(isExpanded: nil, content: content(), header: Text(title), footer: EmptyView())
  }

  /// - Parameter isExpanded: Whether the rows are there.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      isExpanded: isExpanded, content: content(), header: Text(titleKey), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      isExpanded: isExpanded, content: content(), header: Text(title), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows of a table that stand apart from the others.
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(isExpanded: nil, content: content(), header: EmptyView(), footer: EmptyView())
  }
}
