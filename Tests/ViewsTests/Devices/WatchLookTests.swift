import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What views look like on a watch.
@MainActor
@Suite("A watch's looks")
struct WatchLookTests {

  @Test("A watch's dialog is all over its screen, and can be cancelled")
  func watchDialog() throws {
    struct Demo: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
      }
    }
    let graph = ViewGraph.on(.watch, CGSize(width: 198, height: 242), Demo())
    try graph.tap("Ask")
    let names = graph.tapTargets.map(\.text)
    #expect(names.contains("Yes") && names.contains("Cancel"), "\(names)")
    let yes = try #require(graph.tapTargets.first { $0.text == "Yes" }).frame
    #expect(yes.width > 150 && yes.minY > 28)
  }

  @Test("The letters on an alert's buttons are white, but of what destroys") func watchAlert() {
    let tint = Color(red: 0, green: 1, blue: 0)
    let alert = Text("page").alert("Sure?", isPresented: .constant(true)) {
      Button("Go") {}
      Button("End", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    let played = PlayedView(graph: .on(.watch, CGSize(width: 198, height: 242), alert.tint(tint)))
    played.advance(to: 1)
    for name in ["Go", "Cancel"] {
      #expect(played.text.contains("\"\(name)\" 17/400 #FFFFFFFF"), "\(played.text)")
    }
    #expect(!played.text.contains("\"End\" 17/400 #FFFFFFFF"))
  }

  @Test("A watch's slider has a button at either end, which goes a step")
  func watchSlider() throws {
    struct Demo: View {
      @State private var value = 4.0
      var body: some View {
        VStack {
          Text("Now \(Int(value))")
          Slider(value: $value, in: 0...10, step: 2)
        }
      }
    }
    let graph = ViewGraph.on(.watch, CGSize(width: 198, height: 242), Demo())
    try graph.tap("Increment")
    #expect(PlayedView(graph: graph).frame(ofText: "Now 6") != nil)
    try graph.tap("Decrement")
    try graph.tap("Decrement")
    #expect(PlayedView(graph: graph).frame(ofText: "Now 2") != nil)
  }

  @Test("A watch's sheet fills its screen, and is closed at its corner") func watchSheet() throws {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    let isShown = Handle(false)
    let graph = ViewGraph.on(
      .watch, CGSize(width: 198, height: 242),
      isShown.shows { _ in Text("Page").sheet(isPresented: isShown.bound) { color } })
    graph.perform { isShown.value = true }
    graph.advance(to: 2)
    let sheet = try #require(PlayedView(graph: graph).frame(of: color))
    #expect(sheet == CGRect(x: 0, y: 28, width: 198, height: 214))
    try graph.tap("Close")
    #expect(!isShown.value && PlayedView(graph: graph).frame(of: color) == nil)
  }

  @Test("Pages in a watch's sheet have the button in their bar, unless that leads with another")
  func watchSheetPages() throws {
    func buttons(_ page: some View) -> [String] {
      let isShown = Handle(false)
      let graph = ViewGraph.on(
        .watch, CGSize(width: 198, height: 242),
        isShown.shows { _ in
          Text("Page").sheet(isPresented: isShown.bound) { NavigationStack { page } }
        })
      graph.perform { isShown.value = true }
      graph.advance(to: 2)
      return graph.tapTargets.map(\.label).filter { !$0.isEmpty }
    }
    #expect(buttons(Text("Inside").navigationTitle("Title")) == ["Close"])
    let own = Text("Inside")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    #expect(buttons(own) == ["Cancel"])
    #expect(buttons(Text("Inside").interactiveDismissDisabled()).isEmpty)
  }

  @Test("Styles of other names are those that they were") func oldTabStyles() {
    func look(_ style: some TabViewStyle) -> _TabViewLook { style._look }
    #expect(look(.carousel) == look(.verticalPage) && look(.grouped) == look(.automatic))
  }

  @Test("A watch pages downwards") func verticalPages() {
    let tabs = TabView {
      Button("One") {}
      Button("Two") {}
    }
    .tabViewStyle(.verticalPage)
    let graph = ViewGraph.on(.watch, CGSize(width: 198, height: 242), tabs)
    #expect(graph.tapTargets.map(\.text).first == "One")
  }

  @Test("A wheel gives way to what is below it") func wheel() throws {
    let view = VStack(spacing: 0) {
      Picker("Cups", selection: .constant(1)) { ForEach(0..<9) { Text("\($0)").tag($0) } }
      Color.red.frame(height: 40)
    }
    .frame(height: 120)
    let played = PlayedView(graph: .on(.watch, CGSize(width: 200, height: 248), view))
    let (red, green) = (
      try #require(played.frame(of: .red)), try #require(played.frame(ofText: "1"))
    )
    #expect(green.maxY < red.minY)
    #expect(red.minY - green.midY < 40)
  }
}
