import Motion
@_spi(Engine) import ViewEngine

/// How a page comes when it is pushed or presented.
@MainActor @preconcurrency
public protocol NavigationTransition {
  nonisolated var _source: _NavigationTransitionSource? { get }
}

/// The view that a page grows from.
public struct _NavigationTransitionSource: Sendable {
  let id: ZoomSourceID
}

/// From the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
  nonisolated public var _source: _NavigationTransitionSource? { nil }
}

/// Out of a view of the page below.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated public let _source: _NavigationTransitionSource?

  nonisolated init(id: ZoomSourceID) {
    _source = _NavigationTransitionSource(id: id)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// - Parameters:
  ///   - sourceID: As given to `matchedTransitionSource(id:in:)`.
  ///   - namespace: The same as there.
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(
      id: ZoomSourceID(id: UncheckedTransfer(AnyHashable(sourceID)), namespace: namespace))
  }
}

/// Names a view that pages grow from.
struct ZoomSourceID: Hashable, Sendable {
  let id: UncheckedTransfer<AnyHashable>
  let namespace: Namespace.ID

  static func == (left: ZoomSourceID, right: ZoomSourceID) -> Bool {
    left.id.value == right.id.value && left.namespace == right.namespace
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id.value)
    hasher.combine(namespace)
  }
}

extension View {
  /// How the view comes when it is pushed on a navigation stack, or presented as a sheet or a cover.
  ///
  /// In a stack it is to stand at the page itself: where the link makes it, in a condition or a group there, or at the body
  /// of the author's own page or modifier. Further in it is not seen in time.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source?.id
    return presentationLook { $0.zoom = source }
      .modifier(NavigationTransitionModifier(source: source))
  }
}

struct NavigationTransitionModifier: EnvironmentModifier {
  let source: ZoomSourceID?

  func apply(to environment: inout EnvironmentValues) {}
}

/// What a page says at once about where it grows from.
@MainActor
func zoomSource(of view: any View) -> ZoomSourceID? {
  if let page = view as? DestinationPage {
    return page.destination.make(page.value).flatMap { zoomSource(of: $0) }
  }
  guard let modified = view as? any ModifiedView else {
    return (soleView(of: view) ?? view.bodyOutside).flatMap { zoomSource(of: $0) }
  }
  if let modifier = modified.anyModifier as? NavigationTransitionModifier { return modifier.source }
  // An author's modifier may say it as well, with a namespace that it may not have.
  if let source = modified.anyModifier.bodyOutside.flatMap({ zoomSource(of: $0) }) { return source }
  return zoomSource(of: modified.anyContent)
}
