import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What travels is what a demo is about, and played before what is found beside it in any app.
@MainActor
@Suite("What travels is played first")
struct AutomaticShowpieceTests {
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Gallery: View {
    @Namespace private var space
    @State private var query = ""

    var body: some View {
      NavigationStack {
        List(["Sunset", "Ocean"].filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) {
          name in
          NavigationLink(name) {
            Text("Seen: \(name)").navigationTransition(.zoom(sourceID: name, in: space))
          }
          .matchedTransitionSource(id: name, in: space)
        }
        .searchable(text: $query)
      }
    }
  }

  @Test("A page that grows from its row, rather than a search for the row") func zoom() throws {
    #expect(try names { Gallery() }.first == "tap 'Sunset'")
  }

  private struct Player: View {
    @Namespace private var space
    @State private var isOpen = false

    var body: some View {
      TabView {
        Color.red.tabItem { Text("Listen") }
        Color.green.tabItem { Text("Browse") }
      }
      .overlay(alignment: .bottom) {
        if isOpen {
          Color.blue.matchedGeometryEffect(id: "art", in: space)
            .onTapGesture { withAnimation { isOpen = false } }
        } else {
          HStack {
            Color.blue.matchedGeometryEffect(id: "art", in: space).frame(width: 40, height: 40)
            Text("Song")
          }
          .contentShape(Rectangle())
          .onTapGesture { withAnimation { isOpen = true } }
          .padding(.bottom, 100)
        }
      }
    }
  }

  @Test("A small player that grows, rather than the tabs behind it") func player() throws {
    #expect(try names { Player() }.first == "tap 'Song'")
  }
}
