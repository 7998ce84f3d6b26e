import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Links, tabs and bars in all their forms")
struct NavigationFormTests {
  private let title = "Title"
  private let screen = CGSize(width: 300, height: 400)

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: screen, view)
  }

  @Test("Every form of a link pushes its page") func links() {
    let page = Color.red
    let links: [AnyView] = [
      AnyView(NavigationLink("Title") { page }), AnyView(NavigationLink(title) { page }),
      AnyView(NavigationLink("Title", destination: page)),
      AnyView(NavigationLink(title, destination: page)),
      AnyView(NavigationLink(destination: page) { Text("Title") }),
      AnyView(
        NavigationLink {
          page
        } label: {
          Text("Title")
        }),
      AnyView(NavigationLink("Title", value: 1)), AnyView(NavigationLink(title, value: 1)),
      AnyView(NavigationLink(value: 1) { Text("Title") }),
    ]
    for (index, link) in links.enumerated() {
      let view = played {
        NavigationStack { link.navigationDestination(for: Int.self) { _ in page } }
      }
      #expect(view.frame(of: .red) == nil, "\(index)")
      view.tap("Title")
      view.advance(to: 2)
      #expect(view.frame(of: .red) != nil, "\(index)")
    }
    let empty = played { NavigationStack { NavigationLink(title, value: Int?.none) } }
    #expect(!empty.graph.tapTargets.contains { $0.label == "Title" })
  }

  @Test("Every form of a tab has its label in the bar, and its page") func tabs() {
    let page = Color.red
    func bar(_ tabs: some View) -> String { played { TabView { tabs } }.text }
    let titled: [AnyView] = [
      AnyView(Tab("Title", systemImage: "star") { page }),
      AnyView(Tab(title, systemImage: "star") { page }),
      AnyView(Tab("Title", systemImage: "star", value: 1) { page }),
      AnyView(Tab(title, systemImage: "star", value: 1) { page }),
      AnyView(
        Tab {
          page
        } label: {
          Label("Title", systemImage: "star")
        }),
      AnyView(
        Tab(value: 1) {
          page
        } label: {
          Label("Title", systemImage: "star")
        }),
    ]
    for (index, tab) in titled.enumerated() {
      let text = bar(tab)
      #expect(text.contains("\"Title\"") && text.contains("symbol star"), "\(index)")
      #expect(played { TabView { tab } }.frame(of: .red) != nil, "\(index)")
    }
    for tab in [
      AnyView(Tab("Title", image: "picture") { page }),
      AnyView(Tab("Title", image: "picture", value: 1) { page }),
    ] { #expect(bar(tab).contains("\"Title\"")) }
    for tab in [
      AnyView(Tab(role: .search) { page }), AnyView(Tab(value: 1, role: .search) { page }),
    ] { #expect(bar(tab).contains("magnifyingglass")) }
  }

  @Test("A section's tabs stand in the bar as if it were not there") func tabSections() {
    let tab = Tab("Title", systemImage: "star") { Color.red }
    let plain = played { TabView { tab } }.text
    #expect(played { TabView { TabSection("Head") { tab } } }.text == plain)
    #expect(played { TabView { TabSection(title) { tab } } }.text == plain)
    #expect(played { TabView { TabSection { tab } } }.text == plain)
    let headed = TabSection {
      tab
    } header: {
      Text("Head")
    }
    #expect(played { TabView { headed } }.text == plain)
  }

  @Test("A page's title comes as a key, a string, a text or a binding") func titles() {
    func text(_ page: some View) -> String { played { NavigationStack { page } }.text }
    let key = text(Color.red.navigationTitle("Title"))
    #expect(key.contains("\"Title\""))
    #expect(text(Color.red.navigationTitle(title)) == key)
    #expect(text(Color.red.navigationTitle(Text("Title"))) == key)
    // It can be renamed where it is inline, so that it is not all the same.
    #expect(text(Color.red.navigationTitle(.constant("Title"))).contains("\"Title\""))
    let subtitle = text(Color.red.navigationTitle("Title").navigationSubtitle("Below"))
    let below = "Below"
    #expect(subtitle.contains("\"Below\""))
    #expect(text(Color.red.navigationTitle("Title").navigationSubtitle(below)) == subtitle)
    #expect(text(Color.red.navigationTitle("Title").navigationSubtitle(Text("Below"))) == subtitle)
  }

  @Test("What siblings say of the bar is put together, the first one's word before the others'")
  func siblings() {
    let view = played {
      NavigationStack {
        VStack {
          Color.red.navigationTitle("First").navigationBarTitleDisplayMode(.inline)
          Color.blue.navigationTitle("Second").toolbar { Button("Add") {} }
          Color.green.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Edit") {} } }
        }
      }
    }
    #expect(view.text.contains("\"First\"") && !view.text.contains("\"Second\""))
    #expect(view.text.contains("\"Add\"") && view.text.contains("\"Edit\""))
  }

  @Test("A bar's title can be taken out") func removedTitle() {
    func text(_ kind: ToolbarDefaultItemKind?) -> String {
      played {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar(removing: kind)
        }
      }.text
    }
    #expect(text(nil).contains("\"Title\"") && !text(.title).contains("\"Title\""))
    #expect(text(.sidebarToggle) == text(nil) && text(.search) == text(nil))
  }

  @Test("Items with names stand where others do") func namedItems() {
    let plain = played {
      NavigationStack {
        Color.red.toolbar { ToolbarItem(placement: .topBarLeading) { Text("Edit") } }
      }
    }.text
    let named = played {
      NavigationStack {
        Color.red.toolbar(id: "bar") {
          ToolbarItem(id: "edit", placement: .topBarLeading) { Text("Edit") }
        }
      }
    }.text
    let shown = played {
      NavigationStack {
        Color.red.toolbar(id: "bar") {
          ToolbarItem(id: "edit", placement: .topBarLeading, showsByDefault: true) { Text("Edit") }
        }
      }
    }.text
    #expect(plain.contains("\"Edit\"") && named == plain && shown == plain)
  }

  @Test("Styles of the old container leave a phone's pages as they are") func oldStyles() {
    func text(_ style: some NavigationViewStyle) -> String {
      played { NavigationStack { Color.red }.navigationViewStyle(style) }.text
    }
    let plain = played { NavigationStack { Color.red } }.text
    #expect([text(.automatic), text(.stack), text(.columns)] == [plain, plain, plain])
  }

  @Test("On a tablet the sidebar makes room, or lies above the detail") func splitStyles() {
    func detail(_ style: some NavigationSplitViewStyle) -> CGFloat? {
      PlayedView(size: CGSize(width: 834, height: 1194)) {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Color.green.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
          Color.red
        }
        .navigationSplitViewStyle(style)
      }.frame(of: .red)?.width
    }
    let balanced = detail(.balanced) ?? 834
    #expect(balanced < 834)
    #expect((detail(.prominentDetail) ?? 0) > balanced)
    #expect(detail(.automatic) != nil)
  }

  @Test("What a source is drawn with during its transition leaves it alone") func transitionSource()
  {
    struct Source: View {
      @Namespace private var space
      let isConfigured: Bool

      var body: some View {
        if isConfigured {
          Square().matchedTransitionSource(id: 1, in: space) {
            $0.background(.blue).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 3)
          }
        } else {
          Square().matchedTransitionSource(id: 1, in: space)
        }
      }
    }
    #expect(
      played { Source(isConfigured: true) }.frames(of: .red)
        == played { Source(isConfigured: false) }.frames(of: .red))
    #expect(played { Source(isConfigured: true) }.frame(of: .blue) == nil)
  }

  private struct Token: Identifiable, Hashable {
    let id: String
  }

  @Test("A prompt for a search is a key, a string or a text; a token that is proposed can be taken")
  func searching() {
    let tokens = Handle<[Token]>([])
    let prompt = "Find"
    func text(_ page: some View) -> String { played { NavigationStack { page } }.text }
    let none = Binding.constant("")
    let keyed = text(Color.red.searchable(text: none, prompt: "Find"))
    #expect(keyed.contains("\"Find\""))
    #expect(text(Color.red.searchable(text: none, prompt: prompt)) == keyed)
    #expect(text(Color.red.searchable(text: none, prompt: Text("Find"))) == keyed)
    #expect(
      text(
        Color.red.searchable(
          text: none, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"))
        == keyed)
    let view = played {
      tokens.shows { _ in
        NavigationStack {
          Text("page").searchable(
            text: none, tokens: tokens.bound,
            suggestedTokens: .constant([Token(id: "swift"), Token(id: "c")])
          ) { Text($0.id) }
        }
      }
    }
    view.tap("Search")
    view.advance(to: 2)
    view.tap("swift")
    #expect(tokens.value == [Token(id: "swift")])
  }

  @Test("Scopes may be asked for when the search begins") func scopes() {
    let scope = Handle("all")
    let view = played {
      scope.shows { _ in
        NavigationStack { Text("page") }.searchable(text: .constant(""))
          .searchScopes(scope.bound, activation: .onSearchPresentation) {
            Text("all").tag("all")
            Text("mine").tag("mine")
          }
      }
    }
    view.tap("Search")
    view.advance(to: 2)
    view.tap("mine")
    #expect(scope.value == "mine")
  }
}
