import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Lets a finger that rests on the view lift it, and carry a value to where it can be dropped.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(payload: { payload() }, preview: AnyView(self)))
  }

  /// - Parameter preview: What the finger carries.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: { payload() }, preview: AnyView(preview())))
  }
}

struct DraggableModifier: ViewModifier {
  /// Nil where what is carried is known by its identity alone, in a container.
  let payload: () -> Any?
  /// Its identity in a container; without one the payload's own.
  let id: AnyHashable?
  let container: Namespace.ID?
  let preview: AnyView
  @State private var source = Source()
  @Environment(\.self) private var environment

  init(
    payload: @escaping () -> Any?, id: AnyHashable? = nil, container: Namespace.ID? = nil,
    preview: AnyView
  ) {
    self.payload = payload
    self.id = id
    self.container = container
    self.preview = preview
  }

  /// Seconds that a finger rests before it lifts; the platform's long press.
  private static let hold = 0.5

  private var session: LiveDrag? { ViewGraph.current?.part(LiveDrag.self) }

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
          .onEnded { _ in
            let isDropped = session?.drop() ?? false
            tell(.ended(isDropped ? .copy : .cancel))
            if isDropped { tell(.dataTransferCompleted) }
          })
  }

  /// What the container has of it, with what is selected beside it; without a container the payload alone.
  private func carried() -> (ids: [AnyHashable], payload: Any)? {
    let own = payload()
    let id = id ?? (own as? any Identifiable).map { $0.erasedID }
    guard let id, let group = environment.dragContainers[container] else {
      return own.map { (id.map { [$0] } ?? [], $0) }
    }
    let selection = environment.dragSelections[container]?() ?? []
    let ids = selection.contains(id) ? selection : [id]
    let values = group(ids)
    return values.isEmpty ? nil : (ids, CarriedItems(values: values))
  }

  private func tell(_ phase: DragSession.Phase, at place: CGPoint? = nil) {
    guard !source.isIdle else { return }
    if let place { source.place = place }
    environment.dragSessionUpdate?(
      DragSession(id: source.id, phase: phase, location: source.place, ids: source.ids))
    if case .ended(.cancel) = phase { source.isIdle = true }
    if phase == .dataTransferCompleted { source.isIdle = true }
  }

  private func follow(_ drag: DragGesture.Value) {
    if session?.lifted == nil {
      guard let (ids, payload) = carried() else { return }
      var lifted = LiveDrag.Lifted(
        payload: payload, preview: preview, source: source.frame, environment: environment,
        start: drag.startLocation, location: drag.location)
      lifted.count = max(1, (payload as? CarriedItems)?.values.count ?? 1)
      source.begin(ids)
      withAnimation(LiveDrag.lift) { session?.lifted = lifted }
      tell(.initial, at: drag.startLocation)
    }
    session?.move(to: drag.location)
    tell(.active, at: drag.location)
  }

  /// Where the view is: no state, of which every step on its way would be a change.
  @MainActor
  private final class Source {
    var frame = CGRect.zero
    /// Of what is carried, while it is.
    var ids: [AnyHashable] = []
    var id = DragSession.ID(number: 0)
    var place = CGPoint.zero
    var isIdle = true

    func begin(_ ids: [AnyHashable]) {
      self.ids = ids
      id = DragSession.ID(number: id.number + 1)
      isIdle = false
    }
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}
