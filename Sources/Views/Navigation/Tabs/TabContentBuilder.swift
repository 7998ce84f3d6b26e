import Motion
import ViewEngine

/// Builds the tabs of a tab view, and views that are tabs by their `tabItem`.
///
/// A tab in it knows the type of what is selected, so that its value may be written `.home`.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: View, L: View>(_ tab: Tab<TabValue, C, L>)
    -> Tab<TabValue, C, L>
  {
    tab
  }

  public static func buildExpression<H: View, C: View>(_ section: TabSection<H, C, TabValue>)
    -> TabSection<H, C, TabValue>
  {
    section
  }

  public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> _TabContentView<Tabs> {
    _TabContentView(tabs: tabs)
  }

  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    ViewBuilder.buildBlock(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    ViewBuilder.buildEither(second: second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  public static func buildFinalResult<Content: View>(_ content: Content) -> Content { content }

  /// The body of tabs of one's own.
  @_disfavoredOverload
  public static func buildFinalResult<Content: View>(_ content: Content) -> _TabGroup<TabValue> {
    _TabGroup(view: AnyView(content))
  }
}
