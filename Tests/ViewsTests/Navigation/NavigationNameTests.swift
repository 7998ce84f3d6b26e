import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The ways to say the same about the bar above a page, new and old.
@MainActor
@Suite("Names of a page's bar")
struct NavigationNameTests {
  private func text<V: View>(_ change: (AnyView) -> V) -> String {
    let page = AnyView(Color.clear)
    let changed = change(page)
    return PlayedView(size: CGSize(width: 300, height: 300)) {
      NavigationStack { changed }
    }.text
  }

  private let name = String("Notes")

  @Test("A title is a key, a text, a string or a binding")
  @available(*, deprecated) func titles() {
    let own = text { $0.navigationTitle("Notes") }
    #expect(own.contains("\"Notes\""))
    #expect(text { $0.navigationTitle(name) } == own)
    #expect(text { $0.navigationTitle(Text("Notes")) } == own)
    #expect(text { $0.navigationTitle(.constant("Notes")) }.contains("\"Notes\""))
    #expect(text { $0.navigationBarTitle("Notes") } == own)
    #expect(text { $0.navigationBarTitle(name) } == own)
    #expect(text { $0.navigationBarTitle(Text("Notes")) } == own)
  }

  @Test("A mode is said beside the title or with it")
  @available(*, deprecated) func modes() {
    let own = text { $0.navigationTitle("Notes").navigationBarTitleDisplayMode(.inline) }
    #expect(own != text { $0.navigationTitle("Notes") })
    #expect(text { $0.navigationBarTitle("Notes", displayMode: .inline) } == own)
    #expect(text { $0.navigationBarTitle(name, displayMode: .inline) } == own)
    #expect(text { $0.navigationBarTitle(Text("Notes"), displayMode: .inline) } == own)
    #expect(text { $0.navigationTitle("Notes").toolbarTitleDisplayMode(.inline) } == own)
  }

  @Test("A subtitle stands below the title") func subtitles() {
    let own = text { $0.navigationTitle("Notes").navigationSubtitle("All") }
    #expect(own.contains("\"All\""))
    let word = String("All")
    #expect(text { $0.navigationTitle("Notes").navigationSubtitle(word) } == own)
    #expect(text { $0.navigationTitle("Notes").navigationSubtitle(Text("All")) } == own)
  }

  @Test("Items stand at their ends, by a place or by the old names")
  @available(*, deprecated) func items() {
    let leading = text {
      $0.toolbar { ToolbarItem(placement: .topBarLeading) { Text("A") } }
    }
    #expect(text { $0.navigationBarItems(leading: Text("A")) } == leading)
    let trailing = text {
      $0.toolbar { ToolbarItem(placement: .topBarTrailing) { Text("A") } }
    }
    #expect(text { $0.navigationBarItems(trailing: Text("A")) } == trailing)
    #expect(leading != trailing)
    let both = text { $0.navigationBarItems(leading: Text("A"), trailing: Text("B")) }
    #expect(both.contains("\"A\"") && both.contains("\"B\""))
  }

  @Test("What a person could arrange stands where it stands by itself") func arranged() {
    let own = text { $0.toolbar { ToolbarItem { Text("A") } } }
    #expect(text { $0.toolbar(id: "bar") { ToolbarItem(id: "a") { Text("A") } } } == own)
    #expect(
      text { $0.toolbar(id: "bar") { ToolbarItem(id: "a", showsByDefault: true) { Text("A") } } }
        == own)
  }

  @Test("A bar that is not said is the one above") func placements() {
    #expect(ToolbarPlacement.automatic.resolved == .navigationBar)
    #expect(ToolbarPlacement.bottomBar.resolved == .bottomBar)
    #expect(ToolbarPlacement.tabBar.isTabBar && !ToolbarPlacement.automatic.isTabBar)
  }

  @Test("What a page grows from can say how it looks on the way") func sources() {
    struct Source: View {
      @Namespace private var namespace
      var body: some View {
        Color.red.frame(width: 20, height: 20).matchedTransitionSource(id: 1, in: namespace) {
          $0.background(.blue).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
        }
      }
    }
    #expect(PlayedView { Source() }.frame(of: .red)?.size == CGSize(width: 20, height: 20))
    // What is said of the way is a value that says nothing more.
    let way = EmptyMatchedTransitionSourceConfiguration()
    #expect(
      way.background(.blue).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
        is EmptyMatchedTransitionSourceConfiguration)
  }

  @Test("What a tab says of the bar of tabs fills what those before it left open") func tabBars() {
    var look = TabBarLookKey.defaultValue
    TabBarLookKey.reduce(value: &look) {
      var hidden = BarLook()
      hidden.visibility = .hidden
      return hidden
    }
    TabBarLookKey.reduce(value: &look) {
      var shown = BarLook()
      shown.visibility = .visible
      return shown
    }
    #expect(look.visibility == .hidden)
  }

  @Test("The first column that says how wide it is has the say") func widths() {
    var width: CGFloat? = nil
    ColumnWidthKey.reduce(value: &width) { 200 }
    ColumnWidthKey.reduce(value: &width) { 300 }
    #expect(width == 200)
  }
}
