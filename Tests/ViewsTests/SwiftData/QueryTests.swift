import Foundation
import Motion
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Views that show what a store holds.
@MainActor
@Suite("Queries")
struct QueryTests {
  @Observable final class Note: PersistentModel {
    var text: String

    init(_ text: String) { self.text = text }
  }

  private struct Notes: View {
    @Environment(\.modelContext) private var context
    @Query private var all: [Note]
    @Query(sort: \Note.text) private var sorted: [Note]
    @Query(filter: #Predicate<Note> { $0.text.contains("a") }, animation: .linear(duration: 1))
    private var some: [Note]

    var body: some View {
      VStack {
        Text(
          all.map(\.text).joined(separator: ",") + "|" + sorted.map(\.text).joined(separator: ","))
        ForEach(some) { Text("has \($0.text)") }
        Button("Add") { context.insert(Note("a\(all.count)")) }
        Button("Change") { all.first?.text = "zz" }
        Button("Clear") { all.forEach(context.delete) }
      }
    }
  }

  @Test("A view is made anew when models come, go and change") func updates() {
    let played = PlayedView(size: CGSize(width: 300, height: 300)) { Notes() }
    /// Buttons move along while the list grows.
    func tap(_ label: String) -> String {
      played.tap(label)
      played.graph.advance(to: played.graph.time + 3)
      return played.text
    }
    #expect(played.text.contains("|"))
    let one = tap("Add")
    #expect(one.contains("a0|a0") && one.contains("has a0"))
    #expect(tap("Add").contains("a0,a1|a0,a1"))
    #expect(tap("Change").contains("zz,a1|a1,zz"))
    let none = tap("Clear")
    #expect(!none.contains("zz") && !none.contains("has a"))
  }

  @Test("A query's animation is that of its changes") func animation() {
    let played = PlayedView(size: CGSize(width: 300, height: 300)) { Notes() }
    played.tap("Add")
    #expect(!played.graph.isSettled)
  }

  @Test("Each clip begins with an empty store") func clips() {
    let first = PlayedView(size: CGSize(width: 300, height: 300)) { Notes() }
    first.tap("Add")
    let second = PlayedView(size: CGSize(width: 300, height: 300)) { Notes() }
    #expect(!second.text.contains("a0"))
  }

  @Test("A container of the views' own is filled once, and shown") func container() throws {
    var fillings = 0
    let own = PlayedView(size: CGSize(width: 300, height: 300)) {
      Notes().modelContainer(for: Note.self, inMemory: true) { result in
        fillings += 1
        try? result.get().mainContext.insert(Note("first"))
      }
    }
    own.tap("Add")
    #expect(own.text.contains("first,a1|a1,first") && fillings == 1)
    let container = try ModelContainer(for: Note.self)
    container.mainContext.insert(Note("given"))
    let given = PlayedView(size: CGSize(width: 300, height: 300)) {
      Notes().modelContainer(container)
    }
    #expect(given.text.contains("given|given"))
  }
}
