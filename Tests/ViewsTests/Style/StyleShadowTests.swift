import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Shadows that a style gives to what is no shape.
@MainActor
@Suite("Shadows of styles")
struct StyleShadowTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private var drop: some ShapeStyle { red.shadow(.drop(color: .black, radius: 4, y: 2)) }
  private var inner: some ShapeStyle { red.shadow(.inner(color: .black, radius: 4)) }

  private func lines<V: View>(_ view: V) -> [String] {
    PlayedView { view }.text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A text and a symbol cast the shadow of their style") func drops() {
    for view in [AnyView(Text("a")), AnyView(Image(systemName: "star"))] {
      let lines = lines(view.foregroundStyle(drop))
      #expect(lines.first == "shadow #000000FF radius 4 offset 0,2", "\(lines)")
      #expect(!self.lines(view).contains { $0.hasPrefix("shadow") })
    }
  }

  @Test("A shadow of the edge lies on the letters") func edges() {
    let lines = lines(Text("a").foregroundStyle(inner))
    #expect(lines.first?.hasPrefix("mask") == true, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("blur") })
  }

  @Test("Of a text's runs only those cast it whose style does") func runs() {
    let text = Text("\(Text("a").foregroundStyle(drop))b")
    let items = PlayedView { text }.graph.displayList().items
    guard items.count == 2, case .group(.shadow, let inside) = items[0],
      case .leaf(.text(let shadowed), _) = inside.first, case .leaf(.text(let plain), _) = items[1]
    else {
      Issue.record("\(items)")
      return
    }
    #expect(shadowed.runs.map { $0.paint == .color(.clear) } == [false, true])
    #expect(plain.runs.map { $0.paint == .color(.clear) } == [true, false])
  }

  @Test("A shadow of the edge does not cut off the one behind") func both() {
    let style = drop.shadow(.inner(color: .black, radius: 4))
    #expect(lines(Rectangle().fill(style)).first?.hasPrefix("shadow") == true)
    #expect(lines(Text("a").foregroundStyle(style)).first?.hasPrefix("shadow") == true)
  }
}
