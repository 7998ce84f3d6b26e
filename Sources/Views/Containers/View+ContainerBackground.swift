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
  /// A background for the whole container that the view is in.
  ///
  /// - Note: Approximated: it is as large as the view and the bars around it, which is as large as
  ///   the container where the view fills it.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style, ignoresSafeAreaEdges: .all)
  }

  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background(alignment: alignment) { content.ignoresSafeArea() }
  }
}
