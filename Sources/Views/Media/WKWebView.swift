import Foundation
import ViewEngine

/// A page of the web, as a view of UIKit or AppKit.
///
/// - Note: Approximated: of an address an empty page with its host is shown, as a clip reaches no network; of a page
///   that is given as text its words, without its styles. Scripts do not run.
@MainActor @preconcurrency
open class WKWebView: NSView {
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  /// - Note: Accepted: what is longer than the view is cut off.
  public let scrollView = UIScrollView()
  /// - Note: Accepted: nothing is swiped back to.
  public var allowsBackForwardNavigationGestures = false
  /// - Note: Accepted: nothing shows what a link leads to.
  public var allowsLinkPreview = true
  public var customUserAgent: String?
  public var isInspectable = false
  public var pageZoom: CGFloat = 1
  public var underPageBackgroundColor: UIColor?
  /// Whether a page is on its way: for the rest of the turn in which it was asked for.
  public private(set) var isLoading = false
  public var estimatedProgress: Double { isLoading ? 0.1 : current == nil ? 0 : 1 }
  private var history: [LoadedPage] = []
  private var position = -1 { didSet { changed() } }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  private var current: LoadedPage? { history.indices.contains(position) ? history[position] : nil }

  public var url: URL? { current?.url }
  public var title: String? { current.map { $0.text?.title ?? $0.url?.host() ?? "" } }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  public var canGoBack: Bool { position > 0 }
  public var canGoForward: Bool { position + 1 < history.count }

  @discardableResult
  public func load(_ request: _URLRequest) -> WKNavigation? { load(LoadedPage(url: request.url)) }

  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(LoadedPage(url: baseURL, text: PageText(string)))
  }

  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    // As WebKit: what has to be fetched is no file.
    guard URL.isFileURL else { return nil }
    let text = try? String(contentsOf: URL, encoding: .utf8)
    return load(LoadedPage(url: URL, text: text.map { PageText($0) }))
  }

  @discardableResult
  public func goBack() -> WKNavigation? { canGoBack ? move(to: position - 1) : nil }

  @discardableResult
  public func goForward() -> WKNavigation? { canGoForward ? move(to: position + 1) : nil }

  @discardableResult
  public func reload() -> WKNavigation? { current == nil ? nil : move(to: position) }

  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  public func stopLoading() { isLoading = false }

  /// - Note: Accepted: scripts do not run; nothing comes of them, and nobody is told.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {}

  /// - Note: Accepted: there are no values to set by name.
  public func setValue(_ value: Any?, forKey key: String) {}

  override var ownContent: AnyView? {
    guard let current else { return AnyView(Color(.systemBackground)) }
    if let text = current.text { return AnyView(text) }
    return AnyView(
      LabeledPlaceholder(
        current.url?.host() ?? current.url?.absoluteString ?? "Web page", systemImage: "globe"))
  }

  private func load(_ page: LoadedPage) -> WKNavigation {
    history = Array(history.prefix(position + 1)) + [page]
    return move(to: history.count - 1)
  }

  private func move(to place: Int) -> WKNavigation {
    position = place
    isLoading = true
    let navigation = WKNavigation()
    Task { [weak self] in self?.finish(navigation) }
    return navigation
  }

  /// Tells who asked, in the order of a page that is there at once.
  private func finish(_ navigation: WKNavigation) {
    guard isLoading else { return }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

/// A page that a ``WKWebView`` was told of.
private struct LoadedPage {
  var url: URL?
  var text: PageText?
}
