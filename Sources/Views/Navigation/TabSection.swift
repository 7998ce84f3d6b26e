import Motion
import ViewEngine

/// Several tabs that belong together; a phone's bar shows them one by one.
public struct TabSection<Header: View, Content: View, Value: Hashable>: View {
  private let content: Content
  private var isHidden = false

  public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View {
    if !isHidden { content }
  }
}

// What is said of a section leaves it one.
extension TabSection {
  /// Leaves the section's tabs out of the bar.
  public func hidden(_ hidden: Bool = true) -> Self {
    var section = self
    section.isHidden = hidden
    return section
  }

  /// - Note: Accepted: a phone has no sidebar to arrange.
  public func customizationID(_ id: String) -> Self { self }

  /// Whether the section's tabs are in the bar before a person says otherwise.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self {
    let isMeant = placements.isEmpty || placements.contains { $0 != .sidebar }
    return isMeant ? hidden(visibility == .hidden) : self
  }
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
