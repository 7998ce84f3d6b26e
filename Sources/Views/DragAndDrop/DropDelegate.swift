import Foundation
import Geometry
import ViewEngine

/// What decides about drops on a view while they come.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; false where it is not taken after all.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  /// - Returns: What would become of the drop here; nil as it was before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// A drop on its way.
public struct DropInfo {
  /// In the view's own coordinates.
  public let location: CGPoint
  let provider: NSItemProvider

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
  }

  public func hasItemsConforming(to types: [String]) -> Bool {
    types.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [provider] : []
  }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    hasItemsConforming(to: types) ? [provider] : []
  }
}

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move, delete, alias
}

public struct DropProposal: Hashable, Sendable {
  public let operation: DropOperation
  public let operationOutsideApplication: DropOperation?

  public init(operation: DropOperation) {
    self.init(withinApplication: operation, outsideApplication: nil)
  }

  public init(
    withinApplication: DropOperation, outsideApplication: DropOperation? = nil
  ) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}
