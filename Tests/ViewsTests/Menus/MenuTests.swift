import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Menus as they stand, close and reach what is in them; lengths are those of recordings.
@MainActor
@Suite("Menu")
struct MenuTests {
  private static let phone = CGSize(width: 393, height: 852)

  private func played<V: View>(@ViewBuilder _ view: () -> V) -> PlayedView {
    PlayedView(size: Self.phone, view)
  }

  /// Labels of the rows from top to bottom.
  private func rows(of played: PlayedView) -> [String] {
    played.graph.tapTargets.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  /// What an action leaves behind.
  private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("A tap on the label opens the menu, a choice runs and closes it") func choice() {
    let copied = Kept(0)
    let played = played { Menu("Edit") { Button("Copy") { copied.value += 1 } } }
    #expect(!played.text.contains("Copy"))
    played.tap("Edit")
    played.advance(to: 1)
    #expect(played.text.contains("Copy"))
    played.tap("Copy")
    #expect(copied.value == 1)
    played.advance(to: 3)
    #expect(!played.text.contains("Copy"))
  }

  @Test("Above a label in the lower half the first row is the lowest") func order() {
    let played = played {
      Spacer()
      Menu("Edit") {
        Button("First") {}
        Button("Second") {}
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    #expect(rows(of: played) == ["Second", "First", "Edit"])
    let frames = played.graph.tapTargets.map(\.frame)
    #expect(frames[0].width == 250)
  }

  @Test("menuOrder(.fixed) keeps the first row on top") func fixedOrder() {
    let played = played {
      Spacer()
      Menu("Edit") {
        Button("First") {}
        Button("Second") {}
      }
      .menuOrder(.fixed)
      .menuStyle(.button)
      .menuIndicator(.hidden)
    }
    played.tap("Edit")
    played.advance(to: 1)
    #expect(rows(of: played) == ["First", "Second", "Edit"])
  }

  @Test("A tap beside an open menu closes it and reaches nothing else") func outside() {
    let pressed = Kept(0)
    let played = played {
      Button("Other") { pressed.value += 1 }
      Menu("Edit") { Button("Copy") {} }
      Spacer()
    }
    played.tap("Edit")
    played.advance(to: 1)
    played.tap("Other")
    played.advance(to: 2)
    #expect(pressed.value == 0)
    #expect(!played.text.contains("Copy"))
    played.tap("Other")
    #expect(pressed.value == 1)
  }

  @Test("A submenu takes its menu's place, and its heading brings that back") func submenu() {
    let moved = Kept(0)
    let played = played {
      Menu("Edit") {
        Menu("Arrange") { Button("Front") { moved.value += 1 } }
        Button("Delete", role: .destructive) {}
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    played.tap("Arrange")
    played.advance(to: 2)
    #expect(played.graph.tapTargets.map(\.label) == ["Arrange", "Front", "Edit"])
    played.tap("Arrange")
    played.advance(to: 3)
    #expect(played.graph.tapTargets.map(\.label).contains("Delete"))
    played.tap("Arrange")
    played.advance(to: 4)
    played.tap("Front")
    played.advance(to: 6)
    #expect(moved.value == 1)
    #expect(played.graph.tapTargets.map(\.label) == ["Edit"])
  }

  @Test("A section inside of another is set off on both of its sides") func nestedSection() {
    let played = played {
      Menu("Edit") {
        Section {
          Button("First") {}
          Section { Button("Inner") {} }
          Button("Last") {}
        }
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    let rows = played.graph.tapTargets.filter { ["First", "Inner", "Last"].contains($0.label) }
      .map(\.frame).sorted { $0.minY < $1.minY }
    let gaps = zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY }
    #expect(gaps.count == 2 && gaps.allSatisfy { $0 > 5 }, "\(gaps)")
  }

  @Test("With menuActionDismissBehavior(.disabled) a toggle leaves the menu open") func staysOpen()
  {
    let bold = Handle(false)
    let played = played {
      bold.shows { _ in
        Menu("Style") { Toggle("Bold", isOn: bold.bound) }
          .menuActionDismissBehavior(.disabled)
      }
    }
    played.tap("Style")
    played.advance(to: 1)
    let symbols = played.text
    played.tap("Bold")
    played.advance(to: 2)
    #expect(bold.value)
    #expect(played.text.contains("checkmark") && !symbols.contains("checkmark"))
  }

  @Test("A primary action takes the tap; a long press opens the menu") func primaryAction() {
    let added = Kept(0)
    let played = played {
      Menu("Add") {
        Button("More") {}
      } primaryAction: {
        added.value += 1
      }
    }
    played.tap("Add")
    #expect(added.value == 1)
    let point = played.graph.tapTargets[0].center
    played.graph.touchDown(at: point)
    played.advance(to: 0.6)
    played.graph.touchUp(at: point)
    played.advance(to: 2)
    #expect(played.text.contains("More") && added.value == 1)
  }

  @Test("A pressed view is lifted with its menu under it, as it is") func contextMenu() {
    let deleted = Kept(0)
    let played = played {
      Text("Card").frame(width: 200, height: 100)
        .contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Delete") { deleted.value += 1 } }
      Spacer()
    }
    played.graph.touchDown(at: CGPoint(x: 196, y: 50))
    played.advance(to: 0.45)
    #expect(!played.text.contains("Delete"))
    played.advance(to: 0.6)
    played.graph.touchUp(at: CGPoint(x: 196, y: 50))
    played.advance(to: 2)
    let menu = played.graph.tapTargets.first { $0.label == "Delete" }
    #expect(menu?.frame.minX == 71.5)
    #expect(played.text.contains("backdrop 8"))
    played.tap("Delete")
    played.advance(to: 4)
    #expect(deleted.value == 1)
    #expect(!played.text.contains("backdrop"))
  }

  @Test("Controls of a group stand side by side") func controlGroup() {
    let played = played {
      ControlGroup {
        Button("Less") {}
        Button("More") {}
      }
      .controlGroupStyle(.navigation)
      Menu("Edit") {
        ControlGroup {
          Button("Cut") {}
          Button("Paste") {}
        }
      }
    }
    let outside = played.graph.tapTargets.map(\.frame)
    #expect(outside[0].minY == outside[1].minY && outside[0].maxX <= outside[1].minX)
    played.tap("Edit")
    played.advance(to: 1)
    let tiles = played.graph.tapTargets.prefix(2).map(\.frame)
    #expect(tiles[0].minY == tiles[1].minY && tiles[0].height == 64)
  }

  @Test("A link hands its address on, a share link says what is not drawn") func links() throws {
    let opened = Kept("")
    let address = try #require(URL(string: "https://example.org"))
    let played = played {
      Link("Site", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.value = url.absoluteString
            return .handled
          })
      ShareLink("Send", item: address)
    }
    played.tap("Site")
    #expect(opened.value == "https://example.org")
    played.tap("Send")
    played.advance(to: 1)
    #expect(played.text.contains("Copy"))
  }
}
