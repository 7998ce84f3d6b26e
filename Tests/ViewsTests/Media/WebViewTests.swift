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
}
