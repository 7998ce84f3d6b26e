import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What stands above a page on a Mac, a watch and a television.
@MainActor
@Suite("Bars of devices")
struct DeviceBarTests {
  private func played<V: View>(_ idiom: DeviceIdiom, _ view: V) -> ViewGraph {
    var canvas = GraphCanvas(
      size: CGSize(width: 900, height: 600),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private var pages: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Second").navigationTitle("Second page").navigationSubtitle("Below")
      }
      .navigationTitle("First page")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
        ToolbarItem(placement: .principal) { Text("Middle") }
        ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
      }
    }
  }

  private func middle(_ name: String, in graph: ViewGraph) throws -> CGPoint {
    let target = try #require(graph.tapTargets.first { $0.text == name })
    return CGPoint(x: target.frame.midX, y: target.frame.midY)
  }

  @Test("A Mac's bar has pickers as wide as they ask for, without labels, and toggles as buttons")
  func controls() throws {
    let graph = played(
      .mac,
      NavigationStack {
        Text("Page").navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .principal) {
              Picker("View", selection: .constant(0)) {
                Text("Grid").tag(0)
                Text("A list").tag(1)
              }
              .pickerStyle(.segmented)
            }
            ToolbarItem { Toggle("Star", systemImage: "star", isOn: .constant(false)) }
          }
      })
    let segments = graph.tapTargets.filter { ["Grid", "A list"].contains($0.text) }.map(\.frame)
    // "A list" is 60 wide, and each segment with its insets 80: the text stands in the middle of its own.
    #expect(segments.map(\.midX) == [410, 490])
    let text = graph.displayList().text
    #expect(!text.contains("\"View\"") && text.contains("\"Title\""))
    // No box beside the picture.
    let star = try #require(graph.tapTargets.first { $0.label == "Star" })
    #expect(star.frame.minX > 530 && !text.contains("\"Star\""))
  }

  @Test("What stands in the middle of a narrow Mac's bar makes room for the tools beside it")
  func narrow() throws {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    let page = NavigationStack {
      Text("Page").navigationTitle("Title")
        .toolbar {
          ToolbarItem(placement: .principal) { color.frame(width: 100, height: 20) }
          ToolbarItem { Color.clear.frame(width: 500, height: 20) }
        }
    }
    let middle = try #require(PlayedView(graph: played(.mac, page)).frame(of: color))
    // The tools begin at 388.
    #expect(middle.width == 100 && middle.maxX <= 380)
  }

  @Test(
    "A watch shows what stands in the middle in the place of the title, between two tools neither")
  func watchMiddle() {
    func shown(@ViewBuilder _ tools: () -> some View) -> String {
      played(
        .watch,
        NavigationStack { Text("Page").navigationTitle("Title").toolbar(content: tools) }
      ).displayList().text
    }
    let middle = shown { ToolbarItem(placement: .principal) { Text("Middle") } }
    #expect(middle.contains("\"Middle\"") && !middle.contains("\"Title\""))
    let left = ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
    #expect(shown { left }.contains("\"Title\""))
    let both = shown {
      left
      ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
    }
    #expect(!both.contains("\"Title\"") && both.contains("\"Left\"") && both.contains("\"Right\""))
  }

  @Test(
    "A Mac's sidebar has the button that hides it at its end, and the window then beside its own")
  func sidebar() throws {
    let graph = played(
      .mac,
      NavigationSplitView {
        List { Text("Item") }
      } detail: {
        Text("Detail").navigationTitle("Page")
      })
    func toggle() throws -> CGRect {
      try #require(graph.tapTargets.first { $0.label == "Sidebar" }).frame
    }
    // The sidebar is 210 wide.
    #expect(try toggle().maxX < 210 && toggle().maxX > 180)
    try graph.tap("Sidebar")
    #expect(try toggle().minX > 70 && toggle().maxX < 140)
  }

  @Test("Where a column asks for no button that hides the sidebar there is none") func noToggle() {
    func toggles(inSidebar first: ToolbarDefaultItemKind?, inDetail last: ToolbarDefaultItemKind?)
      -> Int
    {
      played(
        .mac,
        NavigationSplitView {
          List { Text("Item") }.toolbar(removing: first)
        } detail: {
          Text("Detail").navigationTitle("Page").toolbar(removing: last)
        }
      ).tapTargets.count { $0.label == "Sidebar" }
    }
    #expect(toggles(inSidebar: nil, inDetail: .title) == 1)
    #expect(toggles(inSidebar: .sidebarToggle, inDetail: nil) == 0)
    #expect(toggles(inSidebar: nil, inDetail: .sidebarToggle) == 0)
  }

  @Test("The tools of a toolbar around a Mac's split view are in the bar of its last column")
  func toolsAround() throws {
    let graph = played(
      .mac,
      NavigationSplitView {
        List { Text("Item") }
      } detail: {
        Text("Detail").navigationTitle("Page")
      }
      .toolbar { Button("New") {} })
    let tool = try #require(graph.tapTargets.first { $0.label == "New" }).frame
    #expect(tool.minX > 210 && tool.maxY < 110)
  }

  @Test("A title around a Mac's split view is its window's, unless its last column has one")
  func titleAround() {
    func title(own: Text?) -> [String] {
      let split = NavigationSplitView {
        List { Text("Item") }
      } detail: {
        if let own { Text("Detail").navigationTitle(own) } else { Text("Detail") }
      }
      .navigationTitle("Around")
      let window = PlayedView(graph: played(.mac, split))
      return ["Around", "Own"].filter { window.frame(ofText: $0) != nil }
    }
    #expect(title(own: nil) == ["Around"])
    #expect(title(own: Text("Own")) == ["Own"])
  }

  @Test("A form in a Mac's inspector is grouped, from the top and from side to side")
  func inspector() throws {
    let page = Text("Page").inspector(isPresented: .constant(true)) {
      Form { Toggle("Switch", isOn: .constant(true)) }
    }
    let label = try #require(PlayedView(graph: played(.mac, page)).frame(ofText: "Switch"))
    // 270 wide: a margin of 20 and an inset of 10.
    #expect(abs(label.minX - 660) < 8 && label.midY < 200)
  }

  @Test("A watch's tools are round, and large ones larger") func roundTools() {
    let page = NavigationStack {
      Text("Page").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .bottomBar) {
          Button("Play", systemImage: "play") {}.controlSize(.large)
        }
      }
    }
    let grounds = PlayedView(graph: played(.watch, page))
      .frames(of: Color(white: 1, opacity: 0.14)).map(\.size)
    #expect(
      grounds.sorted { $0.width < $1.width }
        == [CGSize(width: 30, height: 30), CGSize(width: 40, height: 40)])
  }

  @Test("Title and tools are in one row", arguments: [DeviceIdiom.mac, .tv])
  func tools(_ idiom: DeviceIdiom) throws {
    let graph = played(idiom, pages)
    let text = graph.displayList().text
    #expect(text.contains("\"First page\"") && text.contains("\"Middle\""))
    let (left, right) = try (middle("Left", in: graph), middle("Right", in: graph))
    #expect(left.x < 450 && right.x > 450)
    #expect(abs(left.y - right.y) < 1)
  }

  @Test(
    "A page that was opened says its title and leads back", arguments: [DeviceIdiom.mac, .watch])
  func back(_ idiom: DeviceIdiom) throws {
    let graph = played(idiom, pages)
    try graph.tap("Open")
    let text = graph.displayList().text
    #expect(text.contains("\"Second page\"") && text.contains("chevron.left"))
    // A Mac has room for the subtitle.
    #expect(text.contains("\"Below\"") == (idiom == .mac))
    try graph.tap("BackButton")
    // A watch has no room for the title between two tools.
    let first = idiom == .watch ? "\"Left\"" : "\"First page\""
    #expect(graph.displayList().text.contains(first))
  }

  @Test("A watch's page has its title and tools without a stack, below the same safe area")
  func watchRoot() throws {
    let bare = PlayedView(graph: played(.watch, Text("Page")))
    let page = Text("Page").navigationTitle("Title")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
    let graph = played(.watch, page)
    let shown = PlayedView(graph: graph)
    #expect(try middle("Add", in: graph).y < 40)
    #expect(shown.frame(ofText: "Title") != nil)
    let frame = try #require(bare.frame(ofText: "Page"))
    #expect(shown.frame(ofText: "Page") == frame && frame.midY == 320)
  }

  @Test("A watch's stack has the only bar") func watchStack() {
    let text = played(.watch, pages).displayList().text
    #expect(text.components(separatedBy: "\"Right\"").count == 2)
  }

  @Test("A tool at a watch's trailing corner sends the time to the middle") func watchTools() throws
  {
    let graph = played(.watch, pages)
    #expect(try middle("Right", in: graph).x > 450)
    #expect(graph.part(SystemBars.self).wish.centersTime == true)
    try graph.tap("Open")
    #expect(graph.part(SystemBars.self).wish.centersTime == false)
  }

  @Test("A bar is as high as its device's, and less without a title and tools")
  func heights() {
    func height(_ idiom: DeviceIdiom, isEmpty: Bool) -> CGFloat {
      BarConstants.height(on: idiom, isEmpty: isEmpty)
    }
    #expect(height(.mac, isEmpty: false) == 52 && height(.mac, isEmpty: true) == 28)
    #expect(height(.tv, isEmpty: false) == 80 && height(.tv, isEmpty: true) == 0)
    #expect(height(.phone, isEmpty: true) == BarConstants.height)
    // A watch's is as high as what its screen keeps free for the time.
    var heights: [CGFloat] = []
    let graph = played(.watch, Color.clear)
    graph.perform { heights.append(height(.watch, isEmpty: true)) }
    #expect(heights == [40])
  }

  @Test("A link's button looks like a link in a text, paler under a finger") func link() {
    let played = PlayedView { Button("Read on") {}.buttonStyle(.link) }
    let link = PlayedView { Text("Read on").foregroundStyle(Color(.link)) }
    #expect(played.text.contains(link.text))
    let resting = played.text
    played.graph.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(played.text.contains("opacity 0.60") && !resting.contains("opacity 0.60"))
  }

  @Test("The status bar goes by what the screen keeps free at its top") func statusBar() {
    func layout(_ top: CGFloat) -> StatusBarLayout {
      StatusBarLayout(
        GraphCanvas(
          size: CGSize(width: 393, height: 852),
          safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)))
    }
    // Beside an island, beside a notch, and in a row as on a phone with a button.
    #expect(layout(59).middle == 32 && layout(59).arrangement == .ears)
    #expect(layout(62).middle == 33.5)
    #expect(layout(47).middle == 25 && layout(47).fontSize == 16)
    #expect(layout(20).middle == 10 && layout(20).arrangement == .line)
  }
}
