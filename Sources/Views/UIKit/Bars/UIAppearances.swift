import Foundation
@_spi(Engine) import ViewEngine

/// What an app says about all of UIKit's controls of a kind: `UITabBar.appearance()`.
///
/// Each kind has a control that is never shown and keeps what was said of it.
@MainActor
final class UIAppearances: GraphPart {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  private static var current: UIAppearances? { ViewGraph.current?.part(UIAppearances.self) }

  /// What was said of a kind; nil where nothing was.
  static func asked<V: AnyObject>(of type: V.Type) -> V? {
    current?.proxies[ObjectIdentifier(type)] as? V
  }

  /// Where it is said. Outside of a clip nobody hears it.
  static func proxy<V: AnyObject>(_ type: V.Type, _ make: () -> V) -> V {
    if let proxy = asked(of: type) { return proxy }
    let proxy = make()
    current?.proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}
