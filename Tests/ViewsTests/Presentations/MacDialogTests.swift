import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What a Mac asks in a box.
@MainActor
@Suite("Dialogs of a Mac")
struct MacDialogTests {
  private func names<Actions: View>(@ViewBuilder _ actions: @escaping () -> Actions) -> [String] {
    var canvas = GraphCanvas(size: CGSize(width: 800, height: 600))
    canvas.deviceIdiom = .mac
    let view = Color.clear.confirmationDialog("Sure?", isPresented: .constant(true)) { actions() }
    let played = PlayedView(
      graph: ViewGraph(view, canvas: canvas, measuring: FixedWidthText()))
    played.advance(to: 1)
    return played.graph.tapTargets.map(\.text)
  }

  @Test("One of them always cancels") func cancels() {
    let added = names {
      Button("Save") {}
      Button("Discard", role: .destructive) {}
    }
    #expect(added.filter { $0 == "Cancel" }.count == 1 && added.contains("Save"))
    let own = names {
      Button("Save") {}
      Button("Stay", role: .cancel) {}
    }
    #expect(!own.contains("Cancel") && own.contains("Stay"))
  }
}
