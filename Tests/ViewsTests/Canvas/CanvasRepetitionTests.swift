import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What goes on again and again in a canvas")
struct CanvasRepetitionTests {
  private let gradient = Gradient(colors: [.red, .blue])

  private func drawn(_ renderer: @escaping (inout GraphicsContext) -> Void) -> PlayedView {
    PlayedView { Canvas { context, _ in renderer(&context) } }
  }

  private func stops(_ options: GraphicsContext.GradientOptions) -> [GradientStop]? {
    let list = drawn { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 40, height: 10)),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: options))
    }.graph.displayList()
    guard case .linearGradient(let stops, let start, let end)? = list.shapes.first?.leaf.paint
    else { return nil }
    #expect(start.x == 0 && end.x == (options.isEmpty ? 20 : 40))
    return stops
  }

  @Test("A gradient stops at its ends, begins anew or turns round") func gradients() throws {
    let plain = try #require(stops([]))
    let red = try #require(plain.first?.color)
    let blue = try #require(plain.last?.color)
    #expect(stops(.repeat)?.last?.color == blue)
    #expect(stops(.mirror)?.last?.color == red)
    let middle = stops(.repeat)?.filter { $0.location == 0.5 }.map(\.color)
    #expect(middle?.contains(red) == true && middle?.contains(blue) == true)
    #expect(Set(stops(.mirror)?.filter { $0.location == 0.5 }.map(\.color) ?? []) == [blue])
  }

  @Test("A radial gradient goes on to the corners") func radial() {
    let paint = Paint.radialGradient(
      [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], center: .zero, startRadius: 0,
      endRadius: 10
    ).repeated(over: CGRect(x: 0, y: 0, width: 30, height: 40), mirrors: false)
    guard case .radialGradient(let stops, _, let start, let end) = paint else {
      Issue.record("No radial gradient")
      return
    }
    #expect(start == 0 && end == 50)
    #expect(stops.count == 20)
  }

  @Test("A picture covers a path, from its origin on") func tiles() {
    let played = drawn { context in
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 40, height: 20)),
        with: .tiledImage(Image(systemName: "star"), origin: CGPoint(x: 10, y: 10)))
    }
    let tiles = played.text.split(separator: "\n").filter { $0.contains("symbol star") }
    #expect(tiles.count == 2)
    #expect(tiles.first?.hasSuffix("20x20 at 10,10") == true)
    #expect(tiles.last?.hasSuffix("20x20 at 30,10") == true)
  }

  @Test("A palette's first shading paints") func palette() {
    let list = drawn { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 4, height: 4)),
        with: context.resolve(.palette([.color(.red), .color(.blue)])))
    }.graph.displayList()
    let red = drawn { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }.graph.displayList()
    #expect(list.shapes.first?.leaf.paint == red.shapes.first?.leaf.paint)
  }

  @Test("What is clipped is told, in the coordinates of the moment") func clipBounds() {
    var bounds = CGRect.zero
    _ =
      drawn { context in
        context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
        context.translateBy(x: 10, y: 10)
        bounds = context.clipBoundingRect
      }.text
    #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
