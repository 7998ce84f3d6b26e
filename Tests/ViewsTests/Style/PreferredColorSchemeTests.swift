import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("A preferred colour scheme")
struct PreferredColorSchemeTests {
  private let black = "#000000FF"
  private let white = "#FFFFFFFF"

  @Test("It is the whole screen's, ground and siblings included") func wholeScreen() {
    let stage = ShapeStage {
      VStack {
        Rectangle()
        Rectangle().preferredColorScheme(.dark)
      }
    }
    #expect(stage.graph.displayList().colors == [black, white, white])
    #expect(
      stage.shapes.first?.leaf.path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("What the screen is anyway needs no ground") func same() {
    #expect(
      ShapeStage { Rectangle().preferredColorScheme(.light) }.graph.displayList().colors == [black])
    #expect(
      ShapeStage { Rectangle().preferredColorScheme(nil) }.graph.displayList().colors == [black])
    let dark = ShapeStage(colorScheme: .dark) { Rectangle().preferredColorScheme(.light) }
    #expect(dark.graph.displayList().colors == [white, black])
  }

  @Test("The outermost goes first, and none leaves it to the views inside") func outermost() {
    let stage = ShapeStage {
      Rectangle().preferredColorScheme(.dark).preferredColorScheme(nil)
    }
    #expect(stage.graph.displayList().colors == [black, white])
    let light = ShapeStage {
      Rectangle().preferredColorScheme(.dark).preferredColorScheme(.light)
    }
    #expect(light.graph.displayList().colors == [black])
  }

  @Test("Of views side by side the first that prefers one has its way") func sideBySide() {
    func colors(_ schemes: ColorScheme?...) -> [String] {
      ShapeStage {
        HStack { ForEach(schemes, id: \.self) { Rectangle().preferredColorScheme($0) } }
      }.graph.displayList().colors
    }
    #expect(colors(.dark, .light) == [black, white, white])
    #expect(colors(.light, .dark) == [black, black])
    #expect(colors(nil, .dark) == [black, white, white])
  }

  @Test("It changes at once, also in the middle of a clip") func changes() {
    let scheme = Handle<ColorScheme?>(nil)
    let played = PlayedView {
      scheme.shows { Rectangle().preferredColorScheme($0) }
    }
    #expect(played.graph.displayList().colors == [black])
    played.advance(to: 1)
    played.animate { scheme.value = .dark }
    #expect(played.graph.displayList().colors == [black, white])
    played.advance(to: 3)
    played.change { scheme.value = nil }
    #expect(played.graph.displayList().colors == [black])
  }

  @Test("In a sheet it is the sheet's") func sheet() {
    let isShown = Handle(false)
    let played = PlayedView {
      isShown.shows { value in
        Rectangle().sheet(isPresented: .constant(value)) {
          Rectangle().preferredColorScheme(.dark)
        }
      }
    }
    played.change { isShown.value = true }
    played.advance(to: 2)
    #expect(played.graph.displayList().colors.first == black)
    // The sheet's own ground, and what is on it.
    #expect(played.graph.displayList().colors.suffix(2) == ["#1C1C1EFF", white])
  }
}
