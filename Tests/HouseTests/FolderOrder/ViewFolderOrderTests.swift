import TestSupport
import Testing

/// The folders of the catalogue know one another in one direction, but for what is listed here.
struct ViewFolderOrderTests {
  private static let folders = [
    "Transitions", "SymbolEffects", "Animators", "Foundation", "Assets", "Styles", "Stacks",
    "Subviews", "ContentTransitions", "Pictures", "Shapes", "Layout", "Effects", "Floating",
    "Canvas", "Text", "Environment", "Gestures", "Accessibility", "Transfer", "Focus", "Controls",
    "Scrolling", "UIKit", "CoreImage", "Images", "DragAndDrop", "Containers", "Lists", "Menus",
    "Popovers", "Navigation", "Devices", "Pickers", "TextEntry", "Keyboard", "Search", "SystemBars",
    "Presentations", "Charts", "DatePickers", "Gauges", "Grids", "Maps", "Media", "Previews",
    "Shaders", "SpriteKit", "SwiftData", "SystemPickers", "Tips",
  ]

  /// What still goes against the order: parts of SwiftUI that show one another. It may only become less.
  private static let allowed: [(from: String, to: String, types: [String])] = [
    ("Canvas", "Text", ["Text"]),
    ("ContentTransitions", "Text", ["Text"]),
    ("Controls", "Menus", ["MenuRow"]),
    ("Menus", "Popovers", ["PopoverOverlay", "PopoverPlace"]),
    ("Navigation", "Search", ["PendingSearchModifier", "SearchPage"]),
    ("Navigation", "SystemBars", ["SystemBarsModifier"]),
    // A picture can stand in a text, and a picture of a symbol is as large as its text.
    ("Pictures", "Text", ["Font", "Text"]),
    ("Popovers", "Presentations", ["PresentationLookKey"]),
    ("Styles", "Pictures", ["Image"]),
  ]

  private static let order = Result { try FolderOrder(of: "Views", folders) }

  @Test func everyFolderHasItsPlace() throws {
    #expect(try Self.order.get().foldersFound == Set(Self.folders))
  }

  @Test func noFolderMentionsOneThatComesAfterIt() throws {
    let found = try Self.order.get().upward
    let allowed = Set(
      Self.allowed.flatMap { arrow in
        arrow.types.map { FolderOrder.Arrow(from: arrow.from, to: arrow.to, type: $0) }
      })
    for arrow in found.keys.sorted() where !allowed.contains(arrow) {
      Issue.record(
        "\(arrow) in \(found[arrow, default: []].joined(separator: ", ")). Pass it what it needs, or let the type lie where both may know it."
      )
    }
    for arrow in allowed.sorted() where found[arrow] == nil {
      Issue.record("\(arrow) is no more. Take it off the list, so that it does not come back.")
    }
  }
}
