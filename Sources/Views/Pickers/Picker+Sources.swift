import Motion
import ViewEngine

// What is bound as `$things` is a collection of bindings.

extension Picker {
  /// - Parameter sources: Values that are chosen together, as `$things`: each of them takes what is chosen.
  public init<C: RandomAccessCollection & MutableCollection>(
    sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: Array(sources), selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  public init<C: RandomAccessCollection & MutableCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection & MutableCollection>(
    _ title: S, sources: Binding<C>,
    selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
