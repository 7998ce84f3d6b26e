import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Colours as they resolve and print.
struct StyleColorTests {
  /// Rule: `resolved-colour-bytes`.
  @Test(arguments: [
    (Color.RGBColorSpace.sRGB, "#6982B0BF"), (.sRGBLinear, "#ACBDD8BF"), (.displayP3, "#6382B4BF"),
  ])
  func aResolvedColorPrintsItsGammaEncodedBytes(space: Color.RGBColorSpace, text: String) {
    let color = Color.Resolved(
      colorSpace: space, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748)
    #expect(color.description == text)
  }

  /// Rule: `resolved-colour-bytes`.
  @Test func linearComponentsPrintGammaEncoded() {
    let gray = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(gray.description == "#9595954D")
    let dark = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)
    #expect(dark.description == "#1927300A")
  }

  /// Rule: `resolved-colour-bytes`.
  @Test func gammaEncodedComponentsAreRoundedByTheirWayThroughLinear() {
    let gray = Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(gray.description == "#4C4C4C4D")
  }

  /// Rule: `hue-is-a-hexcone`.
  @Test(arguments: [
    (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1.0, 0.5, "#008000FF"), (1.0, 1.0, 1.0, "#FF0000FF"),
    (2.0 / 3, 1.0, 1.0, "#0000FFFF"), (0.5, 0.0, 1.0, "#FFFFFFFF"),
  ])
  func hueSaturationAndBrightnessMakeTheHexconesColor(
    hue: Double, saturation: Double, brightness: Double, text: String
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.resolve(in: EnvironmentValues()).description == text)
  }

  /// Rule: `hue-is-a-hexcone`.
  @Test func opacitiesMultiply() {
    let color = Color.red.opacity(0.3).opacity(0.5).resolve(in: EnvironmentValues())
    #expect(abs(color.opacity - 0.15) < 1e-6)
    #expect(color.faded(by: 1 / 0.15).description == "#FF3B30FF")
  }

  @Test func aResolvedColorAnimates128TimesItsLinearComponents() {
    var color = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 0.75, opacity: 1)
    let data = color.animatableData
    #expect(data.first == 32)
    #expect(data.second.first == 64)
    #expect(data.second.second.first == 96)
    #expect(data.second.second.second == 128)
    color.animatableData = Color.Resolved.AnimatableData(
      128, AnimatablePair(0, AnimatablePair(64, 32)))
    #expect(color.linearRed == 1)
    #expect(color.linearBlue == 0.5)
    #expect(color.opacity == 0.25)
  }

  @Test func aColorEqualsItself() {
    #expect(Color.red == .red)
    #expect(Color.red != .red.opacity(0.5))
    #expect(Color(red: 1, green: 0, blue: 0) != .red)
    #expect(Color(.systemRed) == .red)
  }

  /// Rule: `system-colours`.
  @Test(arguments: [
    (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"),
    (.yellow, "#FFCC00FF", "#FFD60AFF"), (.green, "#34C759FF", "#30D158FF"),
    (.mint, "#00C7BEFF", "#63E6E2FF"), (.teal, "#30B0C7FF", "#40C8E0FF"),
    (.cyan, "#32ADE6FF", "#64D2FFFF"), (.blue, "#007AFFFF", "#0A84FFFF"),
    (.indigo, "#5856D6FF", "#5E5CE6FF"), (.purple, "#AF52DEFF", "#BF5AF2FF"),
    (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#A2845EFF", "#AC8E68FF"),
    (.gray, "#8E8E93FF", "#8E8E93FF"), (Color(.systemGray6), "#F2F2F7FF", "#1C1C1EFF"),
    (.primary, "#000000FF", "#FFFFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
    (.accentColor, "#007AFFFF", "#0A84FFFF"), (.white, "#FFFFFFFF", "#FFFFFFFF"),
    (.black, "#000000FF", "#000000FF"), (.clear, "#00000000", "#00000000"),
    (Color(uiColor: .systemBackground), "#FFFFFFFF", "#000000FF"),
  ])
  func aSystemColorHasALookForEachScheme(color: Color, light: String, dark: String) {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    #expect(color.resolve(in: environment).description == light)
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment).description == dark)
  }

  @Test func everySystemColorIsInThePalette() {
    for color in SystemColor.allCases {
      let light = SystemPalette.iOS18.resolved(color, for: .light)
      #expect(light.opacity > 0, "\(color)")
    }
  }

  /// Rule: `mix-is-perceptual`.
  @Test func mixingHalfwayIsPerceptualUnlessSaidOtherwise() {
    let environment = EnvironmentValues()
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let device = red.mix(with: blue, by: 0.5, in: .device).resolve(in: environment)
    #expect(device.description == "#800080FF")
    let perceptual = red.mix(with: blue, by: 0.5).resolve(in: environment)
    #expect(perceptual.description == "#8C53A2FF")
    #expect(red.mix(with: blue, by: -1).resolve(in: environment).description == "#FF0000FF")
    #expect(red.mix(with: blue, by: 2).resolve(in: environment).description == "#0000FFFF")
  }

  @Test func uiColorsAlphaReplacesAFixedOne() {
    let color = Color(UIColor(white: 1, alpha: 0.5).withAlphaComponent(0.25))
    #expect(color.resolve(in: EnvironmentValues()).opacity == 0.25)
  }
}
