import Foundation
import Geometry
import Motion
import ViewEngine

/// Something that is dragged over a view which takes it, from when it comes until it has been dropped or gone.
public struct DropSession: Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    /// It was let go over the view, with what became of it.
    case ended(DropOperation)
    /// What was dropped has been handed over.
    case dataTransferCompleted
  }

  public let phase: Phase
  /// In the view's own coordinates.
  public let location: CGPoint
}

/// What becomes of what is dropped.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Told of all that is dragged over the views inside that take it.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    environment(\.dropSessionUpdate, onUpdate)
  }

  /// Decides what would become of a drop on the views inside; what is forbidden there is not dropped.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    environment(\.dropConfiguration, configuration)
  }
}

private enum DropSessionUpdateKey: EnvironmentKey {
  static var defaultValue: ((DropSession) -> Void)? { nil }
}

private enum DropConfigurationKey: EnvironmentKey {
  static var defaultValue: ((DropSession) -> DropConfiguration)? { nil }
}

extension EnvironmentValues {
  var dropSessionUpdate: ((DropSession) -> Void)? {
    get { self[DropSessionUpdateKey.self] }
    set { self[DropSessionUpdateKey.self] = newValue }
  }

  var dropConfiguration: ((DropSession) -> DropConfiguration)? {
    get { self[DropConfigurationKey.self] }
    set { self[DropConfigurationKey.self] = newValue }
  }
}
