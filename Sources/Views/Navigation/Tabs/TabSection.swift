import Motion
@_spi(Engine) import ViewEngine

/// Several tabs that belong together: one by one in a bar, below their header in a sidebar.
public struct TabSection<Header: View, Content: View, Value: Hashable>: View {
  private let content: Content
  private let header: Header
  private var isHidden = false
  @State private var identity = TabSectionMark.Identity()

  public init(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
    self.header = header()
  }

  public var body: some View {
    if !isHidden {
      content.modifier(
        TabSectionModifier(mark: TabSectionMark(identity: identity, header: AnyView(header))))
    }
  }
}

/// What a tab knows of the section that it is in.
struct TabSectionMark {
  final class Identity {}

  let identity: Identity
  let header: AnyView
}

private struct TabSectionModifier: TraitModifier {
  let mark: TabSectionMark

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(TabSectionMark.self)] = mark
  }
}

extension Subview {
  var tabSection: TabSectionMark? {
    entry.traits.others[ObjectIdentifier(TabSectionMark.self)] as? TabSectionMark
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
