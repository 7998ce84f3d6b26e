import Foundation
import Testing

@testable import ViewEngine
@testable import Views

/// What a demo's package has beside its code.
@Suite("Assets of a demo")
struct DemoAssetsTests {
  private typealias Tone = DemoAssets.Tone
  private let black = Tone(space: "srgb", red: 0, green: 0, blue: 0, opacity: 1)
  private let white = Tone(space: "srgb", red: 1, green: 1, blue: 1, opacity: 1)

  @Test("A colour has another tone in the dark, where it has one") func colors() {
    var assets = DemoAssets()
    assets.colors["Ink"] = DemoAssets.Shade(light: black, dark: white)
    assets.colors["Coal"] = DemoAssets.Shade(light: black)
    #expect(assets.color("Ink", isDark: true) == white.color)
    #expect(assets.color("Ink", isDark: false) == black.color)
    #expect(assets.color("Coal", isDark: true) == black.color)
    #expect(assets.color("Snow", isDark: true) == nil)
    #expect(assets.accent(isDark: true) == nil)
    assets.colors["AccentColor"] = DemoAssets.Shade(light: black, dark: white)
    #expect(assets.accent(isDark: true) == white.color)
  }

  @Test("A tone is in the space that the catalogue names") func spaces() {
    func color(_ space: String) -> Color {
      Tone(space: space, red: 0.5, green: 0.25, blue: 0, opacity: 0.5).color
    }
    #expect(color("srgb") == Color(.sRGB, red: 0.5, green: 0.25, blue: 0, opacity: 0.5))
    #expect(color("display-p3") == Color(.displayP3, red: 0.5, green: 0.25, blue: 0, opacity: 0.5))
    #expect(
      color("extended-linear-srgb")
        == Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0, opacity: 0.5))
  }

  @Test("A picture is the finest of those for the scheme, or of those for the light")
  func pictures() {
    var assets = DemoAssets()
    assets.pictures["Hat"] = [
      DemoAssets.Picture(path: "hat.png"), DemoAssets.Picture(path: "hat@3x.png", scale: 3),
      DemoAssets.Picture(path: "night.png", isDark: true),
    ]
    #expect(assets.picture("Hat", isDark: false)?.path == "hat@3x.png")
    #expect(assets.picture("Hat", isDark: true)?.path == "night.png")
    assets.pictures["Hat"]?.removeLast()
    #expect(assets.picture("Hat", isDark: true)?.path == "hat@3x.png")
    #expect(assets.picture("Cap", isDark: true) == nil)
  }

  @Test(
    "Of a PDF file the SVG that was made of it is shown, and it is whatever the catalogue says of it"
  )
  func pagesOfPDFFiles() throws {
    var assets = DemoAssets()
    assets.pictures["Hat"] = [DemoAssets.Picture(path: "/a/hat.pdf", isTemplate: true)]
    assets.pictures["Cap"] = [DemoAssets.Picture(path: "/a/cap.pdf")]
    assets.drawn = ["/a/hat.pdf": "/c/1.svg", "/b/plan.pdf": "/c/2.svg"]
    #expect(
      assets.picture("Hat", isDark: true) == DemoAssets.Picture(path: "/c/1.svg", isTemplate: true))
    #expect(assets.picture("Cap", isDark: false)?.path == "/a/cap.pdf")
    #expect(ImageFile.find("plan", besideSource: "/b", drawn: assets.drawn) == "/c/2.svg")
    #expect(ImageFile.find("plan", besideSource: "/b", drawn: [:]) == nil)
  }

  @Test("A symbol set is a symbol by its file, and no other picture is") func symbols() {
    var assets = DemoAssets()
    assets.pictures["bird"] = [DemoAssets.Picture(path: "/a/bird.svg", isSymbol: true)]
    assets.pictures["Hat"] = [DemoAssets.Picture(path: "/a/hat.svg")]
    #expect(assets.symbol("bird") == "/a/bird.svg")
    #expect(assets.symbol("Hat") == nil && assets.symbol("Cap") == nil)
  }

  @Test("How much of a symbol set's symbol is lit is kept until it is found") @MainActor
  func variableValues() {
    #expect(Image("bird", variableValue: 0.5).namedValue == 0.5)
    #expect(Image("bird").namedValue == nil)
  }

  @Test("A symbol's layers have the system's colours, the catalogue's or their own")
  func symbolColors() {
    var assets = DemoAssets()
    assets.colors["Ink"] = DemoAssets.Shade(light: black, dark: white)
    #expect(assets.symbolColor("systemRedColor", isDark: false) == .red)
    #expect(assets.symbolColor("white", isDark: false) == .white)
    #expect(assets.symbolColor("Ink", isDark: true) == white.color)
    #expect(assets.symbolColor("#FF0000", isDark: true) == Color(red: 1, green: 0, blue: 0))
    for name in ["tintColor", "Paper", "#FF", "#GG0000"] {
      #expect(assets.symbolColor(name, isDark: false) == nil)
    }
  }

  @Test("A colour that a catalogue lacks is told as such") func missing() {
    #expect(
      StyleWarning.missingColor("Brand", hasCatalogue: true).description
        == "The colour \"Brand\" is made up: the package's asset catalogues have none of that name that can be "
        + "read. Write Color(red:green:blue:) instead.")
  }

  @Test("A colour may be the system's") func system() {
    let tone = Tone(space: "systemOrangeColor", red: 0, green: 0, blue: 0, opacity: 1)
    #expect(tone.color == .orange)
  }

  @Test("What comes later has the say where two have a name") func merging() {
    var (one, other) = (DemoAssets(), DemoAssets())
    one.colors["Ink"] = DemoAssets.Shade(light: black)
    one.texts = ["Hello": ["other": "Hallo"], "Bye": ["other": "Tschüss"]]
    other.colors["Ink"] = DemoAssets.Shade(light: white)
    other.texts = ["Hello": ["other": "Servus"]]
    one.tables = ["Buttons": ["Go": ["other": "Los"], "Stop": ["other": "Halt"]]]
    other.tables = ["Buttons": ["Go": ["other": "Auf"]]]
    other.pictures["Hat"] = [DemoAssets.Picture(path: "hat.png")]
    one.add(other)
    #expect(one.texts(of: "Buttons").mapValues(\.forms["other"]) == ["Go": "Auf", "Stop": "Halt"])
    #expect(one.texts(of: "Localizable") == one.texts && one.texts(of: "None").isEmpty)
    #expect(one.color("Ink", isDark: false) == white.color)
    #expect(one.texts["Hello"]?.forms["other"] == "Servus" && one.texts["Bye"] != nil)
    #expect(one.picture("Hat", isDark: false) != nil)
  }
}
