import Geometry
import Motion
import ViewEngine

extension View {
  /// Shows a tip in a bubble that points at the view, until it is closed.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, edge: arrowEdge, action: action))
  }

  /// Shows a tip of any type, as that of a group.
  @_disfavoredOverload
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}

private struct PopoverTip<Tipped: Tip>: ViewModifier {
  let tip: Tipped?
  let edge: Edge
  let action: (Tips.Action) -> Void
  @State private var hasAppeared = false

  private var isShown: Bool {
    hasAppeared && tip?.shouldDisplay == true
  }

  func body(content: Content) -> some View {
    let isShown = isShown
    return
      content
      .popover(
        isPresented: Binding(
          get: { isShown }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }),
        arrowEdge: edge
      ) {
        if let tip {
          StyledTip(tip: tip, action: action).frame(width: 320)
            .presentationCompactAdaptation(.popover)
        }
      }
      .task { hasAppeared = true }
  }
}
