import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct StyleResolutionTests {
  @Test func aShapeIsFilledWithTheLabelColorOfItsScheme() {
    #expect(ShapeStage { Rectangle() }.color == "#000000FF")
    #expect(ShapeStage(colorScheme: .dark) { Rectangle() }.color == "#FFFFFFFF")
    #expect(ShapeStage { Rectangle().colorScheme(.dark) }.color == "#FFFFFFFF")
    #expect(ShapeStage { Rectangle().preferredColorScheme(nil) }.color == "#000000FF")
  }

  /// Rule: `system-colours`.
  @Test func theLevelsOfAnUnsetForegroundAreTheLabelColors() {
    #expect(ShapeStage { Rectangle().fill(.secondary) }.color == "#3C3C4399")
    #expect(ShapeStage { Rectangle().fill(.tertiary) }.color == "#3C3C434D")
    #expect(ShapeStage { Rectangle().fill(.quaternary) }.color == "#3C3C432E")
  }

  /// Rule: `levels-of-a-colour`.
  @Test func theLevelsOfAColorAreFainter() {
    #expect(
      ShapeStage { Rectangle().fill(.secondary).foregroundStyle(.blue) }.color == "#007AFF80")
    #expect(ShapeStage { Rectangle().fill(.tertiary).foregroundColor(.blue) }.color == "#007AFF40")
    #expect(ShapeStage { Rectangle().fill(Color.blue.quaternary) }.color == "#007AFF2E")
  }

  @Test func aForegroundOfALevelSpeaksOfTheForegroundAround() {
    let stage = ShapeStage { Rectangle().foregroundStyle(.secondary).foregroundStyle(.green) }
    #expect(stage.color == "#34C75980")
  }

  @Test func levelsCanBeGivenOneByOne() {
    func stage(_ style: some ShapeStyle) -> ShapeStage {
      ShapeStage { Rectangle().fill(style).foregroundStyle(.red, .green) }
    }
    #expect(stage(.foreground).color == "#FF3B30FF")
    #expect(stage(.secondary).color == "#34C759FF")
    #expect(stage(.tertiary).color == "#34C75980")
  }

  @Test func noForegroundColorGoesBackToTheLabelColor() {
    let stage = ShapeStage { Rectangle().foregroundColor(nil).foregroundColor(.red) }
    #expect(stage.color == "#000000FF")
  }

  /// Rule: `tint-is-blue`.
  @Test func tintIsBlueUntilItIsSet() {
    #expect(ShapeStage { Rectangle().fill(.tint) }.color == "#007AFFFF")
    #expect(ShapeStage { Rectangle().fill(.tint).tint(.pink) }.color == "#FF2D55FF")
    #expect(ShapeStage { Color.accentColor.accentColor(.pink) }.color == "#FF2D55FF")
    #expect(ShapeStage { Rectangle().fill(.tint).tint(.accentColor) }.color == "#007AFFFF")
    #expect(ShapeStage { Rectangle().fill(.tint).tint(.tint) }.color == "#007AFFFF")
  }

  @Test func theBackgroundIsTheSystemsUntilItIsSet() {
    #expect(ShapeStage { Rectangle().fill(.background) }.color == "#FFFFFFFF")
    #expect(ShapeStage(colorScheme: .dark) { Rectangle().fill(.background) }.color == "#000000FF")
    let stage = ShapeStage { Rectangle().fill(.background).backgroundStyle(.yellow) }
    #expect(stage.color == "#FFCC00FF")
  }

  @Test func aStyleOfOnesOwnResolvesToAnother() {
    struct Adaptive: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.orange : Color.mint
      }
    }
    #expect(ShapeStage { Rectangle().fill(Adaptive()) }.color == "#FF9500FF")
    #expect(ShapeStage(colorScheme: .dark) { Rectangle().fill(Adaptive()) }.color == "#63E6E2FF")
    #expect(ShapeStage { Rectangle().fill(Adaptive().opacity(0.5)) }.color == "#FF950080")
    #expect(ShapeStage { Rectangle().fill(Adaptive().secondary) }.color == "#FF950080")
    #expect(ShapeStage { Rectangle().fill(AnyShapeStyle(Adaptive())) }.color == "#FF9500FF")
  }

  @Test func aMaterialIsTranslucentAndFollowsTheScheme() {
    // What is behind is shown as far as the first one covers it.
    let light = ShapeStage { Rectangle().fill(.regularMaterial) }
      .graph.displayList().colors
    let dark = ShapeStage(colorScheme: .dark) { Rectangle().fill(.regularMaterial) }
      .graph.displayList().colors
    #expect(light == ["#000000FF", "#F3F3F3CF"])
    #expect(dark == ["#000000FF", "#272727CB"])
  }

  /// What UIKit's materials of iOS 26.1 show of white and of black, of 255.
  @Test(arguments: [
    (Material.ultraThin, ColorScheme.light, 245.0, 88.0), (.thin, .light, 245, 142),
    (.regular, .light, 245, 197), (.thick, .light, 245, 232), (.bar, .light, 247, 178),
    (.ultraThin, .dark, 177, 31), (.thin, .dark, 125, 31), (.regular, .dark, 83, 31),
    (.thick, .dark, 37, 31), (.bar, .dark, 87, 18),
  ])
  func aMaterialIsUIKitsOverWhiteAndBlack(
    _ material: Material, _ scheme: ColorScheme, _ white: Double, _ black: Double
  ) throws {
    let stage = ShapeStage(colorScheme: scheme) { Rectangle().fill(material) }
    let layer = try #require(stage.graph.displayList().shapes.last).leaf.paint
    guard case .color(let color) = layer else {
      Issue.record("The layer is no colour: \(layer)")
      return
    }
    let alpha = Double(color.alpha)
    let own = Double(color.red) * 255 * alpha
    #expect(abs(own - black) < 2)
    #expect(abs(own + 255 * (1 - alpha) - white) < 2)
  }

  @Test func aColorByNameIsMadeUpAndSaysWhy() {
    let stage = ShapeStage { Color("Brand") }
    #expect(stage.color == ShapeStage { Color.accentColor }.color)
    #expect(
      stage.graph.warnings == [
        "The colour \"Brand\" is made up: there is no asset catalogue to read it from. "
          + "Write Color(red:green:blue:) instead."
      ])
  }

  @Test(arguments: [
    ("LightGold", Color(red: 0.83, green: 0.68, blue: 0.22)), ("my_dark", Color(white: 0.13)),
    ("customRed2", .red), ("TextColor", .primary),
    ("background", Color(.secondarySystemBackground)),
  ])
  func aMadeUpColorIsWhatItsNameSays(_ name: String, _ color: Color) {
    #expect(ShapeStage { Color(name) }.color == ShapeStage { color }.color)
  }

  /// A text in one of them is read on the other.
  @Test func namesThatSayNothingDiffer() {
    let names = ["Zorn", "Ypsilon", "Moss", "Quark"]
    #expect(Set(names.map { name in ShapeStage { Color(name) }.color }).count == names.count)
  }

  @Test func aGradientRunsOverTheShapesRectangle() {
    let stage = ShapeStage {
      LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .trailing)
        .frame(width: 40, height: 20)
    }
    #expect(
      stage.shapes.map(\.leaf.paint) == [
        .linearGradient(
          [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], start: .zero,
          end: CGPoint(x: 40, y: 10))
      ])
    #expect(stage.shapes.first?.origin == CGPoint(x: 30, y: 15))
  }

  @Test func aConicGradientGoesOnceAround() {
    let stage = ShapeStage { Circle().fill(.conicGradient(colors: [.white, .black])) }
    guard case .angularGradient(_, let center, let start, let end) = stage.shapes.first?.leaf.paint
    else {
      Issue.record("No angular gradient")
      return
    }
    #expect(center == CGPoint(x: 25, y: 25))
    #expect(start == 0)
    #expect(end == 2 * Double.pi)
  }

  @Test func aPerceptualGradientIsDrawnInShortPieces() {
    let gradient = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
    let stage = ShapeStage { Rectangle().fill(gradient) }
    guard case .linearGradient(let stops, _, _) = stage.shapes.first?.leaf.paint else {
      Issue.record("No linear gradient")
      return
    }
    #expect(stops.count == 17)
    #expect(stops.first?.color.hex == "#FF3B30FF")
    #expect(stops.last?.color.hex == "#007AFFFF")
    #expect(stops[8].location == 0.5)
  }

  @Test func aDropShadowIsCastByTheShape() {
    let stage = ShapeStage {
      Rectangle().fill(Color.white.shadow(.drop(color: .black, radius: 4, y: 2)))
    }
    guard
      case .group(.shadow(let color, let radius, let offset), let items) =
        stage.graph.displayList().items.first
    else {
      Issue.record("No shadow")
      return
    }
    #expect(color == .black)
    #expect(radius == 4)
    #expect(offset == CGSize(width: 0, height: 2))
    #expect(items.count == 1)
  }

  @Test func anInnerShadowStaysInsideTheShape() {
    let stage = ShapeStage { Circle().fill(Color.white.shadow(.inner(radius: 4))) }
    guard case .group(.clip(let path, _, _), let items) = stage.graph.displayList().items.first
    else {
      Issue.record("No clip")
      return
    }
    #expect(path.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(items.count == 2)
  }

  @Test func aStylesBlendModeActsOnTheWholeShape() {
    let stage = ShapeStage { Circle().fill(.blendMode(.multiply)) }
    guard case .group(.blend(.multiply), let items) = stage.graph.displayList().items.first else {
      Issue.record("Not blended")
      return
    }
    #expect(items.count == 1)
  }
}
