import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The tools of a Mac's sheets. Every character is 10 points wide.
@MainActor
@Suite("Sheets of a Mac")
struct MacSheetTests {
  private func played(@ViewBuilder _ sheet: @escaping () -> some View) -> PlayedView {
    let isShown = Handle(false)
    let played = PlayedView(size: CGSize(width: 800, height: 600), device: .mac) {
      isShown.shows { _ in
        Button("Show") { isShown.value = true }.sheet(isPresented: isShown.bound, content: sheet)
      }
    }
    played.tap("Show")
    played.advance(to: 2)
    return played
  }

  private func frames(of name: String, in played: PlayedView) -> [CGRect] {
    played.graph.tapTargets.filter { $0.label == name }.map(\.frame)
  }

  private func page() -> some View {
    Text("Inside").frame(width: 300, height: 100)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
  }

  private func expectTools(_ played: PlayedView) throws {
    let inside = try #require(played.frame(ofText: "Inside"))
    let (save, cancel) = (frames(of: "Save", in: played), frames(of: "Cancel", in: played))
    #expect(save.count == 1 && cancel.count == 1)
    let (last, first) = (try #require(save.first), try #require(cancel.first))
    #expect(first.minY > inside.maxY && last.minY > inside.maxY)
    #expect(first.maxX < last.minX && last.maxX > inside.maxX)
  }

  @Test("What leads back and what ends it stand below what is in it, which ends it last")
  func tools() throws {
    try expectTools(played { page() })
  }

  @Test("So do those of a stack of pages, which has no bar there") func stack() throws {
    try expectTools(played { NavigationStack { page().navigationTitle("Title") } })
  }

  @Test("A sheet without tools is as large as what is in it") func bare() throws {
    let bare = played { Color.red.frame(width: 300, height: 100) }
    #expect(bare.frame(of: .red) == CGRect(x: 250, y: 250, width: 300, height: 100))
  }
}
