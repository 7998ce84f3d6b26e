import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The system colours of iOS 26, as its simulator has them.
@MainActor
@Suite("Colours of iOS 26")
struct GlassColorTests {
  private func environment(
    _ scheme: ColorScheme, _ system: SystemVersion = .v26, _ idiom: DeviceIdiom = .phone
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.system = system
    environment.idiom = idiom
    return environment
  }

  @Test(
    "Colours are those of the year",
    arguments: [
      (Color.red, "#FF383CFF", "#FF4245FF"), (.orange, "#FF8D28FF", "#FF9230FF"),
      (.yellow, "#FFCC00FF", "#FFD600FF"), (.green, "#34C759FF", "#30D158FF"),
      (.mint, "#00C8B3FF", "#00DAC3FF"), (.teal, "#00C3D0FF", "#00D2E0FF"),
      (.cyan, "#00C0E8FF", "#3CD3FEFF"), (.blue, "#0088FFFF", "#0091FFFF"),
      (.indigo, "#6155F5FF", "#6D7CFFFF"), (.purple, "#CB30E0FF", "#DB34F2FF"),
      (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#AC7F5EFF", "#B78A66FF"),
      (.accentColor, "#0088FFFF", "#0091FFFF"), (.primary, "#000000FF", "#FFFFFFFF"),
      (Color(.separator), "#3C3C431F", "#54545880"),
    ])
  func colors(color: Color, light: String, dark: String) {
    #expect(color.resolve(in: environment(.light)).description == light)
    #expect(color.resolve(in: environment(.dark)).description == dark)
  }

  @Test("A system of before, and other devices, have the colours that they had")
  func others() {
    for system in [SystemVersion.v17, .v18] {
      #expect(Color.red.resolve(in: environment(.light, system)).description == "#FF3B30FF")
    }
    for idiom in [DeviceIdiom.mac, .watch, .tv] {
      let color = Color.red.resolve(in: environment(.light, .v26, idiom))
      #expect(color.description == "#FF3B30FF", "\(idiom)")
    }
    let onTablet = Color.red.resolve(in: environment(.light, .v26, .pad))
    #expect(onTablet.description == "#FF383CFF")
  }
}
