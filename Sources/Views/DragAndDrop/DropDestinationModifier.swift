import Foundation
import Geometry
import Motion
import ViewEngine

/// Takes values of one type, and tells the views around what comes.
struct DropDestinationModifier<T: Transferable>: ViewModifier {
  var isEnabled = true
  var isTargeted: (Bool) -> Void = { _ in }
  let take: ([T], DropSession) -> Void
  @Environment(\.dropSessionUpdate) private var update
  @Environment(\.dropConfiguration) private var configuration

  func body(content: Content) -> some View { content.modifier(drop) }

  private var drop: DropModifier {
    var drop = DropModifier(
      accepts: { isEnabled && DragPayload.value(of: $0, as: T.self) != nil },
      take: { payload, place in
        let values = DragPayload.values(of: payload, as: T.self)
        guard !values.isEmpty else { return }
        let ended = DropSession.Phase.ended(operation(.active, place))
        take(values, tell(ended, place))
        _ = tell(.dataTransferCompleted, place)
      }, isTargeted: isTargeted)
    drop.follow = { phase, _, place in
      let phase = DropSession.Phase(phase)
      _ = tell(phase, place)
      let operation = operation(phase, place)
      return operation != .cancel && operation != .forbidden
    }
    drop.refuse = { _ = tell(.exiting, $0) }
    return drop
  }

  private func tell(_ phase: DropSession.Phase, _ place: CGPoint) -> DropSession {
    let session = DropSession(phase: phase, location: place)
    update?(session)
    return session
  }

  private func operation(_ phase: DropSession.Phase, _ place: CGPoint) -> DropOperation {
    configuration?(DropSession(phase: phase, location: place)).operation ?? .copy
  }
}

extension DropSession.Phase {
  fileprivate init(_ phase: DropPhase) {
    switch phase {
    case .entered: self = .entering
    case .moved: self = .active
    case .exited: self = .exiting
    }
  }
}
