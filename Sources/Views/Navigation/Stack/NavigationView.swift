import Motion
@_spi(Engine) import ViewEngine

/// What a navigation stack, and a split view, were called before.
///
/// Several views are columns side by side where there is room; on a phone the first of them is shown
/// alone, and links push their pages over it. A single view is a stack on every device.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationViewsAreStacks) private var isStack

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    let columns = columns
    if columns.count < 2 {
      NavigationPages(root: content, path: nil)
    } else if sizeClass == .regular, !isStack {
      SideBySideColumns(columns: columns, visibility: $visibility)
    } else {
      NavigationPages(root: columns[0], path: nil)
    }
  }

  /// The views that were given side by side; those of an `if` that is not true are none.
  private var columns: [AnyView] {
    ((content as? any MultiView)?.elements ?? []).filter { element in
      let mirror = Mirror(reflecting: element)
      return mirror.displayStyle != .optional || !mirror.children.isEmpty
    }
    .map { Self.erased($0) }
  }

  private static func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

private enum NavigationViewsAreStacksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` of several views shows the first alone on every device.
  var navigationViewsAreStacks: Bool {
    get { self[NavigationViewsAreStacksKey.self] }
    set { self[NavigationViewsAreStacksKey.self] = newValue }
  }
}
