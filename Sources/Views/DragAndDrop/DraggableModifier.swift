import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Lets a finger that rests on the view lift it, and carry a value to where it can be dropped.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: payload, preview: AnyView(self)))
  }

  /// - Parameter preview: What the finger carries.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: payload, preview: AnyView(preview())))
  }
}

struct DraggableModifier: ViewModifier {
  let payload: () -> Any
  let preview: AnyView
  @State private var source = Source()
  @Environment(\.self) private var environment

  /// Seconds that a finger rests before it lifts; the platform's long press.
  private static let hold = 0.5

  private var session: DragSession? { ViewGraph.current?.part(DragSession.self) }

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        source.frame = $0
      }
      .gesture(
        LongPressGesture(minimumDuration: Self.hold)
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .onChanged { value in
            guard case .second(_, let drag?) = value else { return }
            follow(drag)
          }
          .onEnded { _ in session?.drop() })
  }

  private func follow(_ drag: DragGesture.Value) {
    if session?.lifted == nil {
      let lifted = DragSession.Lifted(
        payload: payload(), preview: preview, source: source.frame, environment: environment,
        start: drag.startLocation, location: drag.location)
      withAnimation(DragSession.lift) { session?.lifted = lifted }
    }
    session?.move(to: drag.location)
  }

  /// Where the view is: no state, of which every step on its way would be a change.
  @MainActor
  private final class Source {
    var frame = CGRect.zero
  }
}
