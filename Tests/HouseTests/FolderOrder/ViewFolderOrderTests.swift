import TestSupport
import Testing

/// The folders of the catalogue know one another in one direction, but for what is listed here.
struct ViewFolderOrderTests {
  private static let folders = [
    "Transitions", "SymbolEffects", "Animators", "Foundation", "Styles", "Stacks",
    "ContentTransitions", "Shapes", "Layout", "Effects", "Floating", "Canvas", "Assets",
    "Text", "Environment", "Gestures", "Accessibility", "Controls", "Scrolling", "UIKit",
    "Images", "DragAndDrop", "Containers", "Lists", "Menus", "Popovers", "Navigation",
    "Devices", "Pickers", "TextEntry", "Keyboard", "Search", "SystemBars", "Presentations",
    "Charts",
    "DatePickers", "Gauges", "Grids", "Maps", "Media", "Previews", "Shaders", "SwiftData",
    "SystemPickers", "Tips",
  ]

  /// What still goes against the order: parts of SwiftUI that show one another. It may only become less.
  private static let allowed: [(from: String, to: String, types: [String])] = [
    ("Canvas", "Images", ["Image"]),
    ("Canvas", "Text", ["Text"]),
    ("ContentTransitions", "Text", ["Text"]),
    ("Controls", "Containers", ["SubviewsReader"]),
    (
      "Controls", "Devices",
      ["FocusToken", "TelevisionButton", "TelevisionFocus", "TelevisionFocusModifier"]
    ),
    ("Controls", "DragAndDrop", ["Transferable"]),
    ("Controls", "Images", ["Image"]),
    ("Controls", "Lists", ["MacLabeledControl"]),
    ("Controls", "Menus", ["MenuRow"]),
    ("Controls", "TextEntry", ["_TextFieldStyleLabel"]),
    ("Effects", "Images", ["Image"]),
    ("Menus", "Popovers", ["PopoverOverlay", "PopoverPlace"]),
    ("Menus", "Presentations", ["PresentationModifier", "Presenter", "PresentingView"]),
    ("Navigation", "Search", ["PendingSearchModifier", "SearchPage"]),
    ("Navigation", "SystemBars", ["SystemBarsModifier"]),
    ("Popovers", "Presentations", ["PresentationAdaptation", "PresentationLookKey"]),
    ("Styles", "Assets", ["DemoAssets"]),
    ("Styles", "Images", ["Image"]),
    ("Text", "Images", ["Image", "ResolvedImage"]),
    ("UIKit", "Images", ["DrawnPicture", "Image", "ImageFile"]),
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
