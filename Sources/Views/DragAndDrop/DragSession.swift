import Foundation
import Geometry
import Motion
import ViewEngine

/// Something that is dragged, from when it is lifted until it has been dropped or let go.
public struct DragSession: Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ending(DropOperation)
    /// It was let go, with what became of it.
    case ended(DropOperation)
    /// What was dropped has been handed over.
    case dataTransferCompleted
  }

  /// Tells one drag from others.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  public let id: ID
  public let phase: Phase
  /// On the screen.
  public let location: CGPoint
  private let ids: [SendableID]

  init(id: ID, phase: Phase, location: CGPoint, ids: [AnyHashable]) {
    self.id = id
    self.phase = phase
    self.location = location
    self.ids = ids.map { SendableID(value: $0) }
  }

  /// Which of what is dragged is under the finger.
  public var draggedItemIndex: Int { 0 }

  /// The identities of what is dragged, of those of one kind.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] {
    ids.compactMap { $0.value.base as? ItemID }
  }

  private struct SendableID: @unchecked Sendable {
    let value: AnyHashable
  }
}

/// What a drag may lead to.
///
/// - Note: Accepted: what takes it says what becomes of it.
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

extension View {
  /// Told of all that is dragged from the views inside.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    environment(\.dragSessionUpdate, onUpdate)
  }

  /// - Note: Accepted: what takes it says what becomes of it.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
}

private enum DragSessionUpdateKey: EnvironmentKey {
  static var defaultValue: ((DragSession) -> Void)? { nil }
}

extension EnvironmentValues {
  var dragSessionUpdate: ((DragSession) -> Void)? {
    get { self[DragSessionUpdateKey.self] }
    set { self[DragSessionUpdateKey.self] = newValue }
  }
}
