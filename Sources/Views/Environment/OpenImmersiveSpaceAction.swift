import Foundation
import Motion
import ViewEngine

/// Opens the space around a headset's windows.
///
/// - Note: Accepted: a clip has no space, and says that there was an error.
public struct OpenImmersiveSpaceAction: Sendable {
  public enum Result: Hashable, Sendable { case opened, userCancelled, error }

  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result {
    .error
  }
}

/// Closes that space.
///
/// - Note: Accepted: no effect in a clip, which has no space.
public struct DismissImmersiveSpaceAction: Sendable {
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}
