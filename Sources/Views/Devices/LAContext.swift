import Foundation

/// Whether it is their owner who holds a device: in a clip it always is, at once.
///
/// - Note: Approximated: nothing is shown meanwhile, and the answer is yes.
public final class LAContext {
  public var localizedReason = ""
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public let biometryType = LABiometryType.faceID

  public init() {}

  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
  {
    true
  }

  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    reply(true, nil)
  }

  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    true
  }

  public func invalidate() {}
}

/// By what somebody is known.
///
/// - Note: Accepted: the answer is the same for all.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device knows its owner by.
///
/// - Note: Accepted: it is a face.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}
