import Foundation
import Motion
import Observation
import ViewEngine

/// What a ``WebView`` shows.
///
/// - Note: Approximated: a page is there at once, for no network is reached; scripts do not run.
@Observable @MainActor
public final class WebPage {
  /// Whether a page is on its way: for the rest of the turn in which it was asked for.
  public private(set) var isLoading = false
  public private(set) var currentNavigationEvent: NavigationEvent?
  public private(set) var backForwardList = BackForwardList()
  public var customUserAgent: String?
  public var isInspectable = false

  public init() {}

  public init(configuration: Configuration) {}

  public var url: URL? { backForwardList.currentItem?.url }
  public var title: String { backForwardList.currentItem?.title ?? "" }
  public var estimatedProgress: Double { isLoading ? 0.1 : url == nil && text == nil ? 0 : 1 }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }

  var text: PageText? { backForwardList.currentItem?.text }

  @discardableResult
  public func load(_ request: _URLRequest) -> Navigations { load(request.url) }

  @discardableResult
  public func load(_ url: URL?) -> Navigations { show(.init(url: url)) }

  @discardableResult
  public func load(html: String, baseURL: URL = URL(filePath: "/")) -> Navigations {
    show(.init(url: baseURL, text: PageText(html)))
  }

  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> Navigations {
    load(html: String(data: data, encoding: characterEncoding) ?? "", baseURL: baseURL)
  }

  /// Goes back or forward to a page that was there before.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> Navigations {
    backForwardList.move(to: item)
    return begin()
  }

  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations { begin() }

  public func stopLoading() { isLoading = false }

  /// - Note: Accepted: scripts do not run; nothing comes of them.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? {
    nil
  }

  @discardableResult
  func show(_ item: BackForwardList.Item) -> Navigations {
    backForwardList.add(item)
    return begin()
  }

  private func begin() -> Navigations {
    isLoading = true
    currentNavigationEvent = .startedProvisionalNavigation
    Task { [weak self] in self?.finish() }
    return Navigations()
  }

  private func finish() {
    guard isLoading else { return }
    isLoading = false
    currentNavigationEvent = .finished
  }
}

extension WebPage {
  /// How far a page has come.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// How a page is made.
  public struct Configuration {
    public var loadsSubresources = true
    public var applicationNameForUserAgent: String?

    public init() {}
  }

  /// What happens to a page that was asked for, from its beginning to its end.
  public struct Navigations: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: [NavigationEvent] = [
        .finished, .committed, .startedProvisionalNavigation,
      ]

      public mutating func next() async throws -> NavigationEvent? { rest.popLast() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The pages that were there, with the one that is.
  public struct BackForwardList: Equatable {
    public struct Item: Equatable, Identifiable {
      public let id = UUID()
      public let url: URL?
      let text: PageText?

      init(url: URL?, text: PageText? = nil) {
        self.url = url
        self.text = text
      }

      public var title: String? { text?.title ?? url?.host() }
      public var initialURL: URL? { url }

      public static func == (a: Item, b: Item) -> Bool { a.id == b.id }
    }

    private var items: [Item] = []
    private var position = -1

    public var currentItem: Item? { items.indices.contains(position) ? items[position] : nil }
    public var backList: [Item] { Array(items.prefix(max(0, position))) }
    public var forwardList: [Item] { Array(items.dropFirst(position + 1)) }

    public subscript(_ relativeIndex: Int) -> Item? {
      let place = position + relativeIndex
      return items.indices.contains(place) ? items[place] : nil
    }

    fileprivate mutating func add(_ item: Item) {
      items = Array(items.prefix(position + 1)) + [item]
      position = items.count - 1
    }

    fileprivate mutating func move(to item: Item) {
      position = items.firstIndex(of: item) ?? position
    }
  }
}
