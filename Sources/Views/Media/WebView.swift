import Foundation
import Motion
import Observation
import ViewEngine

/// A page of the web.
///
/// - Note: Approximated: an empty page with its address: a clip reaches no network.
public struct WebView: View {
  private let page: WebPage

  public init(url: URL?) {
    page = WebPage()
    page.url = url
  }

  public init(_ page: WebPage) {
    self.page = page
  }

  public var body: some View {
    LabeledPlaceholder(
      page.url?.host() ?? page.url?.absoluteString ?? "Web page", systemImage: "globe")
  }
}

/// What a ``WebView`` shows.
///
/// - Note: Approximated: nothing is loaded; it has the address that it was told.
@Observable @MainActor
public final class WebPage {
  public internal(set) var url: URL?
  public internal(set) var title = ""
  public internal(set) var estimatedProgress = 1.0
  public internal(set) var isLoading = false

  public init() {}

  public func load(_ request: _URLRequest) { url = request.url }

  public func load(_ url: URL?) { self.url = url }

  public func load(html: String, baseURL: URL = URL(filePath: "/")) { url = baseURL }

  public func reload() {}

  public func stopLoading() {}
}

extension View {
  /// - Note: Accepted: nothing is loaded that one could go back to.
  public func webViewBackForwardNavigationGestures(_ value: WebViewGestures) -> some View { self }
}

/// Whether a gesture of a ``WebView`` is there.
///
/// - Note: Accepted: nothing is loaded that one could go back to.
public struct WebViewGestures: Hashable, Sendable {
  private let name: String

  public static let automatic = WebViewGestures(name: "automatic")
  public static let enabled = WebViewGestures(name: "enabled")
  public static let disabled = WebViewGestures(name: "disabled")
}
