import Motion
import ViewEngine

/// Several tabs that belong together; a phone's bar shows them one by one.
public struct TabSection<Header: View, Content: View, Value: Hashable>: View {
  private let content: Content

  public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  public init(@TabContentBuilder<Value> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
