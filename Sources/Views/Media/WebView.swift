import Foundation
import Motion
import ViewEngine

/// A page of the web.
///
/// - Note: Approximated: of an address an empty page with its host is shown, as a clip reaches no network; of a page
///   that is given as text its words, without its styles.
public struct WebView: View {
  private let page: WebPage
  @Environment(\.pageGroundIsHidden) private var groundIsHidden

  public init(url: URL?) {
    page = WebPage()
    if let url { page.show(.init(url: url)) }
  }

  public init(_ page: WebPage) {
    self.page = page
  }

  public var body: some View {
    if let text = page.text {
      ScrollView { text.onNothing }.background(groundIsHidden ? Color.clear : .white)
    } else {
      LabeledPlaceholder(
        page.url?.host() ?? page.url?.absoluteString ?? "Web page", systemImage: "globe")
    }
  }
}

private enum PageGroundIsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var pageGroundIsHidden: Bool {
    get { self[PageGroundIsHiddenKey.self] }
    set { self[PageGroundIsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Whether what a page stands on is seen; without it, what is behind the page is.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    environment(\.pageGroundIsHidden, visibility == .hidden)
  }

  /// Follows, and says, where the pages inside are scrolled to.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    scrollPosition(position)
  }

  /// Runs when something about how the pages inside are scrolled has changed, and once at first.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onScrollGeometryChange(for: type, of: transform, action: action)
  }
}
