import Foundation

/// What Apple's service says of somebody who has signed in, which nobody does in a clip.
///
/// - Note: Accepted: nobody signs in.
public final class ASAuthorization: Sendable {
  /// What an app asks to be told.
  public struct Scope: Hashable, Sendable {
    private let name: String

    public static let fullName = Scope(name: "fullName")
    public static let email = Scope(name: "email")
  }
}

/// What an app asks Apple's service for.
///
/// - Note: Accepted: nobody signs in.
public final class ASAuthorizationAppleIDRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
  public var user: String?

  init() {}
}
