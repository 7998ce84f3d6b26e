import Geometry
import ViewEngine

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "splitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "store")
}

extension View {
  /// A background for the whole container that the view is in: a page of a tab view or of a navigation
  /// stack, or a window. Elsewhere it is as large as the view and the bars around it.
  ///
  /// - Note: Approximated: a page's background goes with the page; a watch fades from one to the next.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        secondary: content().ignoresSafeArea().allowsHitTesting(false), alignment: alignment,
        container: container)
    )
    .preference(
      key: HasContainerBackgroundKey.self, value: container == .tabView || container == .navigation)
  }
}

/// Whether a page, or one in it, has a background of its own.
enum HasContainerBackgroundKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
