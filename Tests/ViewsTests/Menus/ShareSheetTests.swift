import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The sheet that a share link opens.
@MainActor
@Suite("Share sheets")
struct ShareSheetTests {
  private let url = URL(string: "https://example.org/page")

  private func played(_ idiom: DeviceIdiom, @ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: idiom == .pad ? 834 : 393, height: 852))
    canvas.deviceIdiom = idiom
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("It says what is shared, and an action closes it", arguments: [DeviceIdiom.phone, .pad])
  func actions(_ idiom: DeviceIdiom) throws {
    let url = try #require(url)
    let played = played(idiom) { ShareLink("Send", item: url) }
    played.tap("Send")
    played.advance(to: 2)
    #expect(played.frame(ofText: "example.org") != nil)
    #expect(played.frame(ofText: "Add Bookmark") != nil)
    #expect(played.frame(ofText: "Messages") != nil && played.text.contains("symbol message.fill"))
    played.tap("Copy")
    played.advance(to: 4)
    #expect(played.frame(ofText: "Copy") == nil)
  }

  @Test("Nothing of how the link looks comes along") func looks() throws {
    let url = try #require(url)
    func frames(@ViewBuilder _ view: () -> some View) -> [CGRect] {
      let played = played(.phone, view)
      played.tap("Send")
      played.advance(to: 2)
      return played.graph.tapTargets.filter { $0.label != "Send" }.map(\.frame)
    }
    let usual = frames { ShareLink("Send", item: url) }
    let styled = frames {
      ShareLink("Send", item: url).buttonStyle(.borderedProminent).controlSize(.large)
    }
    #expect(usual.count > 2 && styled == usual)
  }

  @Test(
    "Behind a row it stays when the row has closed, and ends as elsewhere",
    arguments: [DeviceIdiom.phone, .pad])
  func behindRow(_ idiom: DeviceIdiom) throws {
    let url = try #require(url)
    let played = played(idiom) {
      List {
        Text("row").swipeActions { ShareLink("Send", item: url) }
      }
      .listStyle(.plain)
    }
    let row = try #require(played.frame(ofText: "row"))
    played.drag(
      from: CGPoint(x: 300, y: row.midY), by: CGSize(width: -120, height: 0))
    played.advance(to: 2)
    played.tap(at: CGPoint(x: played.graph.canvas.size.width - 20, y: row.midY))
    played.advance(to: 6)
    #expect(played.frame(ofText: "row")?.minX == row.minX)
    #expect(played.frame(ofText: "Add Bookmark") != nil)
    played.tap("Copy")
    played.advance(to: 10)
    #expect(played.frame(ofText: "Copy") == nil)
  }

  @Test("A menu's opens as the menu closes") func menu() throws {
    let url = try #require(url)
    let played = played(.phone) {
      Menu("Edit") {
        Button("Paste") {}
        ShareLink("Send", item: url)
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    played.tap("Send")
    played.advance(to: 4)
    #expect(played.frame(ofText: "Paste") == nil)
    #expect(played.frame(ofText: "Add Bookmark") != nil)
    #expect(played.graph.warnings.isEmpty)
    played.tap("Copy")
    played.advance(to: 7)
    #expect(played.frame(ofText: "Add Bookmark") == nil)
  }

  @Test("Its font is the system's, whatever the link is written in") func font() throws {
    let url = try #require(url)
    let played = played(.phone) { ShareLink("Send", item: url).font(.system(size: 60)) }
    played.tap("Send")
    played.advance(to: 2)
    #expect(played.text.contains("text \"Copy\" 17/400"))
  }

  @Test("What is shared is told by its preview, its text or how much it is") func titles() throws {
    let url = try #require(url)
    #expect(SharedItem([SharePreview("P")]).title == "P")
    #expect(SharedItem(["text"]).title == "text" && !SharedItem(["text"]).isLink)
    #expect(SharedItem([url, url]).title == "2 Links" && SharedItem([url]).isLink)
    #expect(SharedItem([1, 2]).title == "2 Documents")
  }

  @Test("Where it is not drawn a tap says so", arguments: [DeviceIdiom.mac, .watch])
  func elsewhere(_ idiom: DeviceIdiom) {
    let played = played(idiom) { ShareLink("Send", item: "text") }
    played.tap("Send")
    #expect(played.graph.warnings.contains { $0.hasPrefix("ShareLink") })
  }
}
