import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line 20 high.
@MainActor
@Suite("Toolbar")
struct ToolbarTests {
  private let screen = CGSize(width: 300, height: 400)

  private struct Ends: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Button("A") {}
        Button("B") {}
      }
    }
  }

  @Test("Items stand at the ends of the bar and in its middle") func places() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        Color.red
          .toolbar { Ends() }
          .toolbar { ToolbarItem(placement: .principal) { Text("Mid") } }
          .navigationTitle("Hidden by it")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    let text = played.text
    #expect(text.contains("text \"Edit\" 17/400 #007AFFFF 40x20 at 16,12"))
    #expect(text.contains("text \"Mid\" 17/400 #000000FF 30x20 at 135,12"))
    #expect(text.contains("text \"A\" 17/400 #007AFFFF 10x20 at 248,12"))
    #expect(text.contains("text \"B\" 17/400 #007AFFFF 10x20 at 274,12"))
    #expect(!text.contains("Hidden"))
  }

  @Test("A tablet's bar of a document has its title first and its tools in the middle")
  func documents() throws {
    func played(_ role: ToolbarRole) -> PlayedView {
      PlayedView(size: CGSize(width: 900, height: 700), device: .pad) {
        NavigationStack {
          Color.red.navigationTitle("Doc").navigationBarTitleDisplayMode(.inline)
            .toolbarRole(role)
            .toolbar {
              ToolbarItem(placement: .secondaryAction) { Button("Bold", systemImage: "bold") {} }
            }
        }
      }
    }
    let document = played(.editor)
    let bold = try #require(document.graph.tapTargets.first { $0.label == "Bold" })
    let title = try #require(document.frame(ofText: "Doc"))
    #expect(abs(bold.center.x - 450) < 1 && title.maxX < 100)
    #expect(!document.text.contains("\"Bold\"") && !document.text.contains("ellipsis"))
    let usual = played(.automatic)
    #expect(usual.frame(ofText: "Doc")?.midX == 450 && usual.text.contains("ellipsis.circle"))
  }

  @Test("A large title and what is below it can be views") func largeTitle() throws {
    func played(@ViewBuilder _ items: () -> some View) -> PlayedView {
      PlayedView(size: screen) {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.large)
            .toolbar(content: items)
        }
      }
    }
    let own = played { ToolbarItem(placement: .largeTitle) { Text("Own") } }
    let below = played { ToolbarItem(placement: .largeSubtitle) { Text("Below") } }
    let subtitle = played { ToolbarItem(placement: .subtitle) { Text("Below") } }
    #expect(own.text.contains("\"Own\" 34/"), "\(own.text)")
    let title = try #require(own.frame(ofText: "Own"))
    // Below the row of the bar.
    #expect(title.minX == BarConstants.margin && title.minY >= BarConstants.height)
    for played in [below, subtitle] {
      let text = try #require(played.frame(ofText: "Below"))
      #expect(text.minX == title.minX && text.minY >= title.maxY)
    }
  }

  @Test("A label has room for its icon alone, and keeps its name") func icons() {
    let log = Log()
    let played = PlayedView(size: screen) {
      NavigationStack {
        Color.red.toolbar {
          Button("Delete", systemImage: "trash") { log.add("gone") }
          Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
        }
      }
    }
    #expect(played.text.contains("trash") && !played.text.contains("text \"Delete\""))
    #expect(played.text.contains("star") && played.text.contains("text \"Both\""))
    played.tap("Delete")
    #expect(log.text == "gone")
  }

  @Test("A view without a place stands at the trailing end, and sees the page's state")
  func state() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Color.red.toolbar {
          if count < 2 { Button("Add \(count)") { count += 1 } }
        }
      }
    }
    let played = PlayedView(size: screen) { NavigationStack { Page() } }
    #expect(played.text.contains("text \"Add 0\" 17/400 #007AFFFF 50x20 at 234,12"))
    played.tap("Add 0")
    #expect(played.graph.tapTargets.map(\.label) == ["Add 1"])
    played.tap("Add 1")
    #expect(played.graph.tapTargets.isEmpty)
    #expect(!played.text.contains("Add"))
  }

  @Test("A page that is pushed has a toolbar of its own") func pushed() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        NavigationLink("Next") {
          Color.green.toolbar { Button("Two") {} }.navigationBarBackButtonHidden()
        }
        .toolbar { Button("One") {} }
      }
    }
    played.tap("Next")
    played.advance(to: 3)
    #expect(played.text.contains("text \"Two\" 17/400 #007AFFFF 30x20 at 254,12"))
    #expect(!played.text.contains("Back"))
  }

  @Test("What has the toolbar goes, and its items with it") func going() {
    let isThere = Handle(true)
    let played = PlayedView(size: screen) {
      isThere.shows { isThere in
        NavigationStack {
          if isThere { Color.red.toolbar { Button("Edit") {} } } else { Color.green }
        }
      }
    }
    #expect(played.text.contains("Edit"))
    played.change { isThere.value = false }
    #expect(!played.text.contains("Edit"))
    played.change { isThere.value = true }
    #expect(played.text.contains("Edit"))
  }

  @Test("The bar can be left out") func hidden() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        Color.red.toolbar { Button("Edit") {} }.toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(played.frame(of: .red)?.minY == 0)
    #expect(!played.text.contains("Edit"))
  }

  @Test("Secondary actions are in one menu at the end of the bar") func overflow() {
    let log = Log()
    let played = PlayedView(size: screen) {
      NavigationStack {
        Color.red
          .navigationTitle("Mail")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Archive") { log.add("archived") }
              Button("Move") {}
            }
            ToolbarItem(placement: .secondaryAction) { Button("Flag") {} }
          }
      }
    }
    #expect(!played.text.contains("Archive"))
    played.tap("ellipsis.circle")
    played.advance(to: 1)
    for name in ["Archive", "Move", "Flag"] { #expect(played.text.contains("\"\(name)\"")) }
    played.tap("Archive")
    #expect(log.entries == ["archived"])
  }
}
