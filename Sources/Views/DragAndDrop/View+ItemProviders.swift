import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Drag and drop by item providers.
extension View {
  /// Lets a finger that rests on the view lift it.
  ///
  /// - Parameter data: Called when it is lifted.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DraggableModifier(payload: { data() }, preview: AnyView(self)))
  }

  /// - Parameter preview: What the finger carries.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: { data() }, preview: AnyView(preview())))
  }

  /// Takes what is dropped here, if it is of one of the kinds.
  ///
  /// - Parameters:
  ///   - isTargeted: Whether something that could be dropped is over the view.
  ///   - action: False where it does not take it after all.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// - Parameter action: Told where in the view, too.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { Self.isOne(of: supportedContentTypes, $0) },
        take: { payload, place in _ = action([DragPayload.provider(of: payload)], place) },
        isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Has a delegate decide about what is dragged over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    func info(_ payload: Any, _ place: CGPoint) -> DropInfo {
      DropInfo(location: place, provider: DragPayload.provider(of: payload))
    }
    var modifier = DropModifier(
      accepts: {
        Self.isOne(of: supportedContentTypes, $0) && delegate.validateDrop(info: info($0, .zero))
      }, take: { _ = delegate.performDrop(info: info($0, $1)) }, isTargeted: { _ in })
    modifier.follow = { phase, payload, place in
      switch phase {
      case .entered:
        delegate.dropEntered(info: info(payload, place))
        return true
      case .moved:
        let proposal = delegate.dropUpdated(info: info(payload, place))
        return proposal.map { $0.operation != .cancel && $0.operation != .forbidden }
      case .exited:
        delegate.dropExited(info: info(payload, place))
        return true
      }
    }
    return self.modifier(modifier)
  }

  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  private static func isOne(of types: [UTType], _ payload: Any) -> Bool {
    let provider = DragPayload.provider(of: payload)
    return types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }
}
