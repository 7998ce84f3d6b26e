import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A field for a search is on many a page that is about something else.
@MainActor
@Suite("A search that finds nothing less gives way to what a demo is about")
struct AutomaticShownSearchTests {
  private let names = AutomaticNames(width: 320, height: 600)

  private struct TabBar: View {
    /// The rows that are left are those that are looked for.
    var filters = false
    var beginning = ""
    var hasTabs = true
    @State private var text = ""
    @State private var tab = "Home"

    private var rows: [String] {
      ["Apple", "Pear", "Plum"].map { beginning + $0 }
        .filter { !filters || text.isEmpty || $0.hasPrefix(text) }
    }

    var body: some View {
      VStack(spacing: 0) {
        NavigationStack {
          List(rows, id: \.self) { Text($0) }
            .navigationTitle("Fruit")
            .searchable(text: $text)
        }
        if hasTabs {
          HStack(spacing: 0) {
            ForEach(["Home", "Likes", "Me"], id: \.self) { name in
              Button(name) { withAnimation { tab = name } }
                .frame(width: 100, height: tab == name ? 60 : 40)
            }
          }
          .frame(height: 70)
        }
      }
    }
  }

  @Test("The tabs of a bar of one's own are tapped, and nothing is typed above them")
  func customTabBar() throws {
    let names = try names { TabBar() }
    #expect(!names.contains { $0.hasPrefix("type") }, "\(names)")
    #expect(["tap 'Likes'", "tap 'Me'"].contains(names.first ?? ""), "\(names)")
  }

  @Test("A search that leaves fewer rows is what a page is about, whatever stands below it")
  func filtering() throws {
    #expect(try names { TabBar(filters: true) }.prefix(2) == ["tap 'Search'", "type 'App'"])
  }

  @Test("Rows that all begin alike are looked for by more than their beginning") func alike() throws
  {
    let names = try names { TabBar(filters: true, beginning: "No. ") }
    #expect(names.prefix(2) == ["tap 'Search'", "type 'No. Apple'"], "\(names)")
  }

  @Test("Where there is nothing else, a search is shown whatever it finds") func alone() throws {
    #expect(
      try names { TabBar(hasTabs: false) }.prefix(2) == ["tap 'Search'", "type 'App'"])
  }

  private struct Carousel: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 240, height: 200) }
          }
        }
        Spacer()
      }
    }
  }

  @Test("What scrolls across is scrolled, and nothing is typed above it") func carousel() throws {
    let names = try names { Carousel() }
    #expect(!names.isEmpty && !names.contains { $0.hasPrefix("type") }, "\(names)")
  }

  private struct Finder: View {
    @State private var text = ""
    @State private var found = 0

    var body: some View {
      VStack {
        TextField("Find a friend", text: $text)
        Button("Go") { withAnimation { found += 1 } }
        Color.red.frame(width: 20, height: CGFloat(20 + found * 40))
        Spacer()
      }
    }
  }

  @Test("What a button looks for is written before it is tapped") func button() throws {
    let names = try names { Finder() }
    #expect(names.first == "tap 'Find a friend'", "\(names)")
    #expect(names.last == "tap 'Go'", "\(names)")
  }
}
