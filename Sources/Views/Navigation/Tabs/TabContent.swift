import Motion
import ViewEngine

/// Tabs of one's own, made of others.
///
///     struct LibraryTabs: TabContent {
///       var body: some TabContent<Int> {
///         Tab("Songs", systemImage: "music.note", value: 1) { Songs() }
///         Tab("Albums", systemImage: "square.stack", value: 2) { Albums() }
///       }
///     }
///
/// A tab is a view here, and no `TabContent` by itself: what a body has is put together as one.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: DynamicProperty {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent<TabValue>

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// What the body of tabs of one's own is made of.
public struct _TabGroup<TabValue: Hashable>: TabContent {
  let view: AnyView

  public var body: _TabGroup<TabValue> { self }
}

/// Shows tabs of one's own among others.
public struct _TabContentView<Tabs: TabContent>: View {
  let tabs: Tabs

  public var body: some View { Self.view(of: tabs) }

  private static func view<T: TabContent>(of tabs: T) -> AnyView {
    if let group = tabs as? _TabGroup<T.TabValue> { return group.view }
    return AnyView(_TabContentView<T.Body>(tabs: tabs.body))
  }
}
