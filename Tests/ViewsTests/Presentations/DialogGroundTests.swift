import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What alerts and confirmation dialogs stand on.
@MainActor
@Suite("The ground of dialogs")
struct DialogGroundTests {
  /// How large the places are whose ground is blurred.
  private func blurred(_ items: [DisplayItem]) -> [CGSize] {
    items.flatMap { item -> [CGSize] in
      guard case .group(let effect, let inner) = item else { return [] }
      guard case .backdrop(let radius, _) = effect, radius > 10 else { return blurred(inner) }
      return inner.compactMap { leaf in
        guard case .leaf(.shape(let shape), _) = leaf else { return nil }
        return shape.path.boundingRect.size
      }
    }
  }

  private func shown(_ phone: Phone) -> [CGSize] {
    phone.show()
    return blurred(phone.played.graph.displayList().items)
  }

  /// Rule: `dialog-ground`.
  @Test("What is behind an alert is seen through it, blurred") func alert() throws {
    let sizes = shown(Phone { Color.green.alert("Sure?", isPresented: $0) { Button("OK") {} } })
    let size = try #require(sizes.first)
    #expect(sizes.count == 1 && abs(size.width - 270) < 0.5 && size.height > 80)
  }

  /// The button that cancels lies on a ground of its own, which lets nothing through.
  @Test("So is what is behind a dialog's choices") func dialog() throws {
    let sizes = shown(
      Phone { isShown in
        Color.green.confirmationDialog("Sure?", isPresented: isShown) { Button("Delete") {} }
      })
    let size = try #require(sizes.first)
    #expect(sizes.count == 1 && abs(size.width - 377) < 0.5)
  }

  /// Recorded: white made darker by 20 % is 238 of 255 beneath an alert.
  @Test("Over a white page made darker it is as recorded") func color() throws {
    let graph = ShapeStage { DialogGround() }.graph
    guard case .color(let layer) = try #require(graph.displayList().shapes.last).leaf.paint else {
      Issue.record("The layer is no colour")
      return
    }
    let alpha = Double(layer.alpha)
    #expect(abs(Double(layer.red) * 255 * alpha + 204 * (1 - alpha) - 238) < 0.6)
  }
}
