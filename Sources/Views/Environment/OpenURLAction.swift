import Foundation
import Motion

/// Opens an address: `@Environment(\.openURL)`.
///
/// A clip shows no browser and no other app, so that the system opens nothing; a handler of one's
/// own is asked as in an app.
public struct OpenURLAction {
  /// What a handler has made of an address.
  public struct Result: Sendable {
    fileprivate let isHandled: Bool

    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: false)
    public static let systemAction = Result(isHandled: false)

    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// - Parameter completion: Told whether the address was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
