import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What code for a Mac asks of AppKit's app, and what comes of it in a clip.
@MainActor
@Suite("Names of AppKit", .serialized)
struct AppKitNameTests {
  @Test("The app is in front, and goes nowhere") func app() {
    #expect(NSApp === NSApplication.shared && NSApp.isActive && !NSApp.isHidden)
    #expect(NSApp.setActivationPolicy(.regular))
    NSApp.activate()
    NSApp.activate(ignoringOtherApps: true)
    NSApp.hide(nil)
    NSApp.unhide(nil)
    NSApp.orderFrontStandardAboutPanel(nil)
    NSApp.orderFrontColorPanel(nil)
    NSApp.terminate(nil)
    #expect(!NSApp.sendAction("toggleSidebar:", to: nil, from: nil))
    #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/a")))
    #expect(!NSWorkspace.shared.selectFile(nil, inFileViewerRootedAtPath: "/"))
    NSWorkspace.shared.activateFileViewerSelecting([])
    let looks = [NSAppearance.Name.aqua, .darkAqua]
    PlayedView { Square() }.change {
      #expect(NSApp.effectiveAppearance.bestMatch(from: looks) == .aqua)
    }
    #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua]) == nil)
  }

  @Test("The window is the clip's, whatever is said of it") func window() throws {
    let window = try #require(NSApp.keyWindow)
    #expect(window === NSApp.mainWindow && NSApp.windows.count == 1 && window.isKeyWindow)
    window.title = "Title"
    window.styleMask.insert(.fullSizeContentView)
    window.level = .floating
    window.collectionBehavior = [.canJoinAllSpaces, .fullScreenPrimary]
    window.setFrame(.zero, display: true)
    window.setFrame(.zero, display: true, animate: true)
    window.setContentSize(.zero)
    for act in [window.toggleFullScreen, window.zoom, window.miniaturize, window.performClose] {
      act(nil)
    }
    window.makeKeyAndOrderFront(nil)
    window.orderFront(nil)
    window.orderOut(nil)
    window.center()
    window.close()
    #expect(window.isVisible && window.standardWindowButton(.closeButton) == nil)
    #expect(!window.makeFirstResponder(window))
    let played = PlayedView(size: CGSize(width: 300, height: 200)) { Square() }
    played.change {
      #expect(NSScreen.main?.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
      #expect(NSScreen.main?.visibleFrame.width == 300 && window.frame.height == 200)
      #expect(NSScreen.screens.count == 1 && NSScreen.main?.backingScaleFactor == 2)
    }
  }

  @Test("A pointer, sounds and knocks do nothing") func pointer() {
    NSCursor.pointingHand.push()
    NSCursor.pop()
    NSCursor.closedHand.set()
    NSCursor.openHand.pop()
    NSCursor.hide()
    NSCursor.unhide()
    NSCursor.setHiddenUntilMouseMoves(true)
    #expect(NSCursor.current === NSCursor.arrow)
    NSSound.beep()
    #expect(NSSound(named: "Glass")?.play() == true)
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
  }

  @Test("What is copied by one name is found by the other") func pasteboard() {
    let board = NSPasteboard.general
    let count = board.clearContents()
    #expect(board.string(forType: .string) == nil)
    board.setString("text", forType: .string)
    #expect(UIPasteboard.general.string == "text" && board.changeCount > count)
    board.declareTypes([.string], owner: nil)
    #expect(board.string(forType: .string) == nil)
  }

  @Test("AppKit's images, fonts and views are UIKit's") func values() {
    let image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
    let shown = image.map { image in PlayedView { Image(nsImage: image) }.text }
    #expect(shown?.contains("star") == true)
    #expect(NSImage(contentsOf: URL(fileURLWithPath: "/none.png")) == nil)
    #expect(NSImage(byReferencingFile: "/none.png") == nil)
    #expect(Font(NSFont.systemFont(ofSize: 15)) == .system(size: 15, weight: .regular))
    struct Host: NSViewRepresentable {
      func makeNSView(context: Context) -> NSHostingView<Text> {
        NSHostingView(rootView: Text("In"))
      }
      func updateNSView(_ view: NSHostingView<Text>, context: Context) {
        view.rootView = Text("Hosted")
      }
    }
    #expect(PlayedView { Host() }.text.contains("Hosted"))
  }
}
