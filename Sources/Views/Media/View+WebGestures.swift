import Foundation
import ViewEngine

// What a person does with a page: in a clip it is scrolled, and nothing else.

extension WebView {
  /// Whether a swipe goes back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
  }

  /// Whether two fingers make a page larger.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
  }

  /// Whether a held link shows what it leads to.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
  }

  /// Whether a part of a page can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
  }

  /// What of a page a menu was asked for.
  public struct ActivatedElementInfo: Hashable, Sendable {
    public let linkURL: URL?
  }
}

extension View {
  /// - Note: Accepted: nothing is swiped back to.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    self
  }

  /// - Note: Accepted: pages keep their size.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View {
    self
  }

  /// - Note: Accepted: nothing shows what a link leads to.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// - Note: Accepted: no part of a page fills the screen.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View {
    self
  }

  /// - Note: Accepted: nothing of a page is selected.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// - Note: Accepted: a page has no menu.
  public func webViewContextMenu<Content: View>(
    @ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> Content
  ) -> some View {
    self
  }

  /// - Note: Accepted: a script scrolls with fingers and the crown alone.
  public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }
}
