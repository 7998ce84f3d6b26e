import Foundation
import Motion
import Testing

@testable import ViewEngine
@testable import Views

/// What is offered to Xcode's library compiles, and is never made.
@MainActor
@Suite("Library items")
struct LibraryItemTests {
  fileprivate static func made<V>(_ value: V) -> V {
    Issue.record("An item was made")
    return value
  }

  private struct Library: LibraryContentProvider {
    var views: [LibraryItem] {
      LibraryItem(LibraryItemTests.made(Text("Card")), title: "Card", category: .controls)
      LibraryItem(LibraryItemTests.made(Color.red), visible: false)
    }

    func modifiers(base: Text) -> [LibraryItem] {
      LibraryItem(LibraryItemTests.made(base.bold()), title: "Bold", category: .effects)
    }
  }

  private struct Empty: LibraryContentProvider {}

  @Test("Items are listed, and nothing is made for them") func listed() {
    #expect(Library().views.count == 2)
    #expect(Library().modifiers(base: Text("a")).count == 1)
    #expect(Empty().views.isEmpty && Empty().modifiers(base: 1).isEmpty)
  }
}
