import Foundation
import Observation

/// What `@Model` makes of a class: an object that a ``ModelContext`` keeps.
///
/// A clip has no store on a disk: what is inserted lasts as long as the clip. `@Model` itself is written out by
/// whoever compiles the demo, as observation and this protocol.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  nonisolated public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: ObjectIdentifier(self))
  }
  nonisolated public var id: PersistentIdentifier { persistentModelID }

  /// The context that it was inserted into; nil before.
  public var modelContext: ModelContext? { ModelContext.holding(self) }
  public var isDeleted: Bool { ModelContext.hasDeleted(self) }
  public var hasChanges: Bool { modelContext?.hasChanges ?? false }

  nonisolated public static func == (one: Self, other: Self) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells one object of a store from another.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  let object: ObjectIdentifier

  public var id: PersistentIdentifier { self }
}
