import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What links inside a navigation stack do.
struct NavigationActions {
  /// What is pushed.
  struct Page {
    let content: AnyView
    /// The value whose page it is, for the path.
    var value: AnyHashable?
    /// What has pushed the page, and is told when it goes.
    var owner: NavigationDestination?
    var popped: () -> Void = {}
  }

  let destinations: NavigationDestinations
  let push: (Page, _ isAnimated: Bool) -> Void
  let pop: () -> Void
  /// Takes the page of an owner off, with all that is on it.
  let remove: (NavigationDestination) -> Void

  /// Pushes the page of a value, if anything in the stack makes it.
  @MainActor func push(_ value: AnyHashable) {
    guard destinations[value] != nil else {
      let type = type(of: value.base)
      ViewGraph.current?.warn(
        "NavigationLink(value:) has a \(type), for which nothing in its NavigationStack has a page; "
          + "add .navigationDestination(for: \(type).self).")
      return
    }
    push(.value(value, destinations), true)
  }
}

extension NavigationActions.Page {
  @MainActor
  static func value(_ value: AnyHashable, _ destinations: NavigationDestinations) -> Self {
    Self(content: AnyView(ValuePage(value: value, destinations: destinations)), value: value)
  }

  /// The view that the source is to grow into this page from, where the page says so at once.
  @MainActor func zoomSource(_ destinations: NavigationDestinations) -> ZoomSourceID? {
    // No page is read before its time where there is nothing that one could grow from.
    guard ZoomSources.current?.isEmpty == false else { return nil }
    if let value {
      return destinations[value]?.make(value).flatMap { Views.zoomSource(of: $0) }
    }
    return Views.zoomSource(of: content)
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationActions? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationActions? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
