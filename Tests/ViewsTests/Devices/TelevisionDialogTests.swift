import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a television asks with: pages of choices, and alerts; and where it begins.
@MainActor
@Suite("A television's choices")
struct TelevisionDialogTests {
  private static let screen = CGSize(width: 1920, height: 1080)

  private struct Settings: View {
    @State private var size = 2

    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
    }
  }

  @Test("Of a page of choices the one with the focus is black on white") func choices() throws {
    let graph = ViewGraph.on(.tv, Self.screen, Settings())
    try graph.tap("Size")
    graph.advance(to: graph.time + 2)
    let lines = graph.displayList().text.split(separator: "\n")
    #expect(lines.contains { $0.contains("\"Small\"") && $0.contains("#000000FF") })
    #expect(!lines.contains { $0.contains("\"Small\"") && $0.contains("#FFFFFFFF") })
    #expect(lines.contains { $0.contains("\"Large\"") && $0.contains("#FFFFFFFF") })
  }

  private struct Asking: View {
    @State private var isAsked = false

    var body: some View {
      Button("Ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
    }
  }

  @Test("A button of an alert has the letters of any button") func alert() throws {
    let graph = ViewGraph.on(.tv, Self.screen, Asking())
    try graph.tap("Ask")
    graph.advance(to: graph.time + 2)
    #expect(graph.displayList().text.contains("text \"Yes\" 38/500"))
  }

  private struct Genres: View {
    @FocusState private var focused: String?

    var body: some View {
      HStack {
        ForEach(["Drama", "Comedy"], id: \.self) { name in
          Button(name) {}.focused($focused, equals: name)
        }
      }
      .defaultFocus($focused, "Comedy")
    }
  }

  @Test("What has the focus by default has it from the first picture on") func defaultFocus() {
    let graph = ViewGraph.on(.tv, Self.screen, Genres())
    graph.advance(to: 0.05)
    let lines = graph.displayList().text.split(separator: "\n")
    #expect(lines.contains { $0.contains("\"Comedy\"") && $0.contains("#000000FF") })
    #expect(lines.contains { $0.contains("\"Drama\"") && $0.contains("#FFFFFFFF") })
  }
}
