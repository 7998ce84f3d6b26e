import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Pages of the web")
struct WebViewTests {
  @Test("A page is a placeholder with its address") func address() {
    let named = PlayedView(size: CGSize(width: 300, height: 200)) {
      WebView(url: URL(string: "https://www.example.org/a"))
        .webViewBackForwardNavigationGestures(.disabled)
    }
    #expect(named.text.contains("www.example.org"))
    let page = WebPage()
    let played = PlayedView(size: CGSize(width: 300, height: 200)) { WebView(page) }
    #expect(played.text.contains("Web page"))
    played.change { page.load(URL(string: "https://other.example.org")) }
    #expect(played.text.contains("other.example.org"))
  }

  @Test("A page that is given as text has its words and its title") func text() {
    let page = WebPage()
    let played = PlayedView(size: CGSize(width: 300, height: 200)) { WebView(page) }
    played.change { page.load(html: "<title>Notes</title><h1>Hello</h1>") }
    #expect(played.text.contains("Hello") && page.title == "Notes")
    #expect(played.frame(of: .white) != nil)
    let bare = PlayedView(size: CGSize(width: 300, height: 200)) {
      WebView(page).webViewContentBackground(.hidden).webViewMagnificationGestures(.enabled)
    }
    #expect(bare.text.contains("Hello"))
  }

  @Test("A page goes where its position says, and tells how it is scrolled") func scrolling() {
    let page = WebPage()
    page.load(html: (0..<60).map { "<p>Line \($0)</p>" }.joined())
    let position = Handle(ScrollPosition(edge: .top))
    let log = Log()
    let played = PlayedView(size: CGSize(width: 300, height: 200)) {
      position.shows { _ in
        WebView(page).webViewScrollPosition(position.bound)
          .webViewOnScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: { _, new in
            log.add("\(new)")
          }
      }
    }
    #expect(log.text == "0")
    played.change { position.value.scrollTo(y: 80) }
    #expect(log.text == "0 80")
  }

  @Test("Pages that were there can be gone back to") func history() async throws {
    let page = WebPage()
    #expect(page.url == nil && page.backForwardList.currentItem == nil)
    let first = URL(string: "https://first.example.org")
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(first) { events.append(event) }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    page.load(URL(string: "https://second.example.org"))
    #expect(page.title == "second.example.org" && page.hasOnlySecureContent)
    page.load(try #require(page.backForwardList.backList.last))
    #expect(page.url == first && page.backForwardList.forwardList.count == 1)
    #expect(page.backForwardList[1]?.url?.host() == "second.example.org")
  }
}
