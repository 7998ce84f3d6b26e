import Foundation
import Motion
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Pages of the web in views of UIKit")
struct WKWebViewTests {
  @Test("An address is a placeholder, and pages are gone back to and forward") func address() {
    let page = WKWebView()
    let played = PlayedView(size: CGSize(width: 300, height: 200)) { HostedView(view: page) }
    played.change {
      page.load(_URLRequest(url: URL(string: "https://one.example.org/a")!))
      page.load(_URLRequest(url: URL(string: "https://two.example.org")!))
    }
    #expect(played.text.contains("two.example.org"), "\(played.text)")
    #expect(page.canGoBack)
    #expect(!page.canGoForward)
    played.change { page.goBack() }
    #expect(played.text.contains("one.example.org"), "\(played.text)")
    #expect(page.url?.path == "/a")
    #expect(page.canGoForward)
  }

  @Test("A page's text is its words, with its headings") func text() {
    let source = """
      <html><head><title>Garden</title><style>p { color: red }</style></head>
      <body><h1>Tulips &amp; more</h1><p>They <b>open</b>
      in spring.</p><ul><li>Red</li></ul></body></html>
      """
    #expect(
      PageText(source).blocks == [
        PageText.Block(words: "Tulips & more", level: 1),
        PageText.Block(words: "They open in spring.", level: 0),
        PageText.Block(words: "Red", level: -1),
      ])
    let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    page.loadHTMLString(source, baseURL: nil)
    #expect(page.title == "Garden")
    let played = PlayedView(size: CGSize(width: 300, height: 200)) { HostedView(view: page) }
    #expect(played.text.contains("\"Tulips & more\""), "\(played.text)")
  }

  @Test("A file is read where it lies, and what is no file is not fetched") func file() throws {
    let page = WKWebView()
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write("<title>Garden</title>", to: "garden.html"))
    page.loadFileURL(file, allowingReadAccessTo: folder.url)
    #expect(page.title == "Garden")
    #expect(
      page.loadFileURL(URL(string: "https://example.org")!, allowingReadAccessTo: file) == nil)
    #expect(page.title == "Garden")
  }
}
