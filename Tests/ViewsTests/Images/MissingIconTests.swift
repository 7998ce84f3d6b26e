import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Symbols in place of small pictures whose files are not there.
@MainActor
@Suite struct MissingIconTests {
  private func symbols(@ViewBuilder _ view: () -> some View) -> [SymbolLeaf] {
    let played = PlayedView(measuring: OutlinedText(), view)
    return leaves(played.graph.displayList().items).compactMap { leaf in
      if case .symbol(let symbol) = leaf { symbol } else { nil }
    }
  }

  @Test(arguments: [
    ("tab_home", ["house"]), ("HomeIcon", ["house"]), ("heart.fill", ["heart.fill", "heart"]),
    ("ic-search-24", ["magnifyingglass"]), ("bell", ["bell"]), ("icon", []), ("", []),
    ("homeFilled", ["house.fill", "house"]), ("paper.plane", ["paper.plane"]),
  ])
  func aNameTellsASymbol(_ name: String, _ expected: [String]) {
    #expect(MissingIcon.symbols(for: name) == expected)
  }

  @Test func aSmallPictureIsASymbolAsLargeAsItCanBe() throws {
    let symbol = try #require(
      symbols {
        Image("tab_home").resizable().frame(width: 24, height: 30).foregroundStyle(.red)
      }.first)
    #expect(symbol.name == "house" && symbol.size == CGSize(width: 24, height: 24))
    #expect(symbol.paints == [.color(Color.red.resolve(in: EnvironmentValues()).rgba)])
  }

  /// What is larger is a picture, if it is no template; a name that no symbol has says nothing.
  @Test(arguments: [
    ("tab_home", Image.TemplateRenderingMode?.none, 49.0, 0), ("tab_home", .template, 49, 1),
    ("xhome", nil, 24, 0), ("xhome", .template, 24, 0),
  ])
  func notEachIsOne(
    _ name: String, _ mode: Image.TemplateRenderingMode?, _ side: CGFloat, _ count: Int
  ) {
    let drawn = symbols {
      Image(name).renderingMode(mode).resizable().frame(width: side, height: side)
    }
    #expect(drawn.count == count)
  }
}
