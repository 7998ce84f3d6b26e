import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What views look like on a tablet.
@MainActor
@Suite("A tablet's looks")
struct PadLookTests {
  private enum AnySizing: PresentationSizing {
    case form, page
    var _size: _PresentationSize { self == .form ? .form : .page }
  }

  @Test("What is in a tablet's sheet stands in its middle, whatever its size")
  func formSheet() throws {
    struct Demo: View {
      let isPage: Bool
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          Button {
          } label: {
            Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .presentationSizing(isPage ? AnySizing.page : AnySizing.form)
        }
      }
    }
    for isPage in [false, true] {
      let graph = ViewGraph.on(.pad, CGSize(width: 834, height: 1194), Demo(isPage: isPage))
      try graph.tap("Show")
      let inside = try #require(graph.tapTargets.first { $0.text == "Inside" }).frame
      #expect(abs(inside.midX - 417) < 0.5)
    }
  }

  @Test("A tablet asks beside the view, without a button that cancels")
  func dialog() throws {
    struct Demo: View {
      @State private var isShown = false
      @State private var answer = ""
      var body: some View {
        Button("Ask" + answer) { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown) {
            Button("Yes") { answer = "ed" }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
    let graph = ViewGraph.on(.pad, CGSize(width: 834, height: 1194), Demo())
    try graph.tap("Ask")
    let names = graph.tapTargets.map(\.text)
    #expect(names.contains("Yes") && !names.contains("Cancel"))
    try graph.tap("Yes")
    #expect(graph.tapTargets.map(\.text) == ["Asked"])
  }

  @Test("A link in a sidebar shows its page in the next column")
  func columns() throws {
    let split = NavigationSplitView {
      List { NavigationLink("Open") { Button("Page") {} } }
    } detail: {
      Text("Nothing")
    }
    let graph = ViewGraph.on(.pad, CGSize(width: 1194, height: 834), split)
    try graph.tap("Open")
    let page = try #require(graph.tapTargets.first { $0.text == "Page" })
    #expect(page.frame.minX > 320)
    #expect(graph.tapTargets.contains { $0.text == "Open" })
  }

  @Test(
    "On an upright tablet columns lie over the detail, however large it is",
    arguments: [834.0, 1024])
  func upright(width: Double) {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    func detail(_ size: CGSize) -> CGRect? {
      let split = NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("A")
      } content: {
        Text("B")
      } detail: {
        color
      }
      return PlayedView(graph: ViewGraph.on(.pad, size, split)).frame(of: color)
    }
    #expect(detail(CGSize(width: width, height: 1366))?.width == CGFloat(width))
    #expect((detail(CGSize(width: 1366, height: width))?.width ?? 1366) < 800)
  }

  @Test("A link with a value chooses it in the list around it")
  func linksChoose() throws {
    struct Demo: View {
      @State private var city: String?
      var body: some View {
        NavigationSplitView {
          List(["Rome"], id: \.self, selection: $city) { NavigationLink($0, value: $0) }
            .navigationSplitViewColumnWidth(200)
        } detail: {
          Button(city ?? "None") {}
        }
      }
    }
    let graph = ViewGraph.on(.pad, CGSize(width: 1194, height: 834), Demo())
    try graph.tap("Rome")
    #expect(graph.tapTargets.contains { $0.text == "Rome" && $0.frame.minX > 200 })
  }
}
