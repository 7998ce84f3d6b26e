import Foundation
import ViewEngine

/// How an app would have a scene made.
///
/// - Note: Accepted: no effect in a clip, which asks no delegate for its scene.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What UIKit remembers of a scene.
///
/// - Note: Accepted: no effect in a clip, whose scene is there once.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "windowApplication")
  }

  public let role = Role.windowApplication
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  public override nonisolated init() { super.init() }
}

/// What a scene would be told about its life.
///
/// - Note: Accepted: a clip's scene is told nothing.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

/// What a scene with a window would be told about its life.
///
/// - Note: Accepted: a clip's scene is told nothing.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A link that an app would be opened with.
///
/// - Note: Accepted: nobody opens a clip's app with one.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// Why a scene is shown.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []

    public override nonisolated init() { super.init() }
  }
}
