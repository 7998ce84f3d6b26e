import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("What stands in a Mac's menu bar")
struct MenuBarExtraTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 800, height: 600))
    canvas.deviceIdiom = .mac
    return PlayedView(graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  /// Of a window's first button.
  private static let red = "#FF5F57"

  @Test("Its menu hangs from the bar, and no window is seen") func menu() throws {
    #expect(played { Text("Window") }.text.contains(Self.red))
    let played = played {
      MenuBarExtra("Tool", systemImage: "star") { Button("Stop it") {} }
    }
    #expect(played.text.contains("Finder") && !played.text.contains(Self.red))
    #expect(!played.text.contains("Stop it"))
    played.tap("Tool")
    played.advance(to: 1)
    let row = try #require(played.frame(ofText: "Stop it"))
    #expect(row.minY >= 20 && row.minY < 60)
  }

  @Test("Its window comes and goes with a tap, where it is to be one") func window() throws {
    let played = played {
      MenuBarExtra("Tool", systemImage: "star") {
        Text("Volume").padding()
      }
      .menuBarExtraStyle(.window)
    }
    #expect(!played.text.contains("Volume"))
    played.tap("Tool")
    played.advance(to: 1)
    #expect(try #require(played.frame(ofText: "Volume")).minY >= 24)
    played.tap("Tool")
    played.advance(to: 2)
    #expect(!played.text.contains("Volume"))
  }

  @Test("It is in the bar while it is inserted") func insertion() {
    func hasTool(_ isInserted: Bool) -> Bool {
      let played = played {
        MenuBarExtra("Tool", isInserted: .constant(isInserted)) { Button("Stop it") {} }
      }
      return played.text.contains("Tool")
    }
    #expect(hasTool(true) && !hasTool(false))
  }
}
