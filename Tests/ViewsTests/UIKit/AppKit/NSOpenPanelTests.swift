import Foundation
import Testing

@testable import Views

/// Panels of AppKit that a clip does not show.
@MainActor
@Suite("Panels of AppKit")
struct NSOpenPanelTests {
  @Test("A panel answers that nothing was chosen") func nothingChosen() async {
    let panel = NSOpenPanel()
    panel.title = "Pictures"
    panel.allowedContentTypes = [.png, .jpeg]
    panel.allowsMultipleSelection = true
    panel.canChooseDirectories = false
    #expect(panel.runModal() != .OK && panel.runModal() == .cancel)
    #expect(panel.url == nil && panel.urls.isEmpty)
    var heard: [NSApplication.ModalResponse] = []
    panel.begin { heard.append($0) }
    let saving = NSSavePanel()
    saving.nameFieldStringValue = "a.png"
    saving.beginSheetModal(for: NSWindow()) { heard.append($0) }
    #expect(heard == [.cancel, .cancel])
    #expect(await saving.begin() == .cancel)
  }
}
