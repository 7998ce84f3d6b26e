import Drawing
import Testing

@testable import Studio

@Suite("Looks in writing")
struct LookTextTests {
  private func look(_ key: LookKey, _ text: String) -> Look? {
    var look = Look.documentation
    return look.set(key, to: text, folder: "/page") ? look : nil
  }

  @Test("Every key takes its own example") func examples() {
    for key in LookKey.allCases { #expect(look(key, key.example) != nil, "\(key)") }
  }

  @Test("Canvases are sizes, ratios or the device's own") func canvases() {
    #expect(look(.canvas, "3840x2160")?.canvas == .fixed(width: 3840, height: 2160))
    #expect(look(.canvas, "9:16")?.canvas == .fixed(width: 1080, height: 1920))
    #expect(look(.canvas, "1:1")?.canvas == .fixed(width: 1080, height: 1080))
    #expect(look(.canvas, "4:5")?.canvas == .fixed(width: 1080, height: 1350))
    #expect(look(.canvas, "auto")?.canvas == .auto)
    for bad in ["", "1920", "0x4", "99999x2", "1920x-2", "1:0", "1:999", "a:b", "x", "1x2x3"] {
      #expect(look(.canvas, bad) == nil, "\(bad)")
    }
  }

  @Test("Backdrops are colours, pictures beside the file, or nothing") func backdrops() {
    #expect(look(.backdrop, "#FF0000")?.backdrop == .color(RGBA(1, 0, 0)))
    #expect(look(.backdrop, "black white")?.backdrop == .gradient([.black, .white], angle: 90))
    #expect(
      look(.backdrop, "#000000 #FFFFFF at 45")?.backdrop == .gradient([.black, .white], angle: 45))
    #expect(look(.backdrop, "sea.png")?.backdrop == .picture("/page/sea.png"))
    #expect(look(.backdrop, "/sky.JPG")?.backdrop == .picture("/sky.JPG"))
    #expect(look(.backdrop, "clear")?.backdrop == .clear)
    for bad in [
      "", "mauve", "#12345", "#1234567", "#GGGGGG", "black at", "black white at x", "at 3",
    ] {
      #expect(look(.backdrop, bad) == nil, "\(bad)")
    }
  }

  @Test("Words and numbers are those of the key") func words() {
    #expect(look(.padding, "0")?.padding == 0)
    #expect(look(.padding, "-1") == nil)
    #expect(look(.padding, "inf") == nil)
    #expect(look(.device, "hidden")?.shell == Look.Shell.none)
    #expect(look(.device, "none") == nil)
    #expect(look(.finish, "light")?.finish == .light)
    #expect(look(.statusBar, "no") == nil)
    #expect(look(.pointer, "touch")?.pointer == .touch)
    #expect(look(.pointer, "hand") == nil)
    #expect(look(.camera, "follow")?.camera == .follow)
    #expect(look(.cameraMoves, "all")?.cameraMoves == .all)
    #expect(look(.cameraMoves, "backdrop") == nil)
    #expect(look(.shadow, "true")?.shadow == true)
    #expect(look(.shadow, "soft") == nil)
    #expect(look(.device, "laptop")?.shell == .laptop)
    #expect(look(.title, "Springs")?.title == "Springs")
    #expect(look(.title, "") == nil)
    #expect(look(.subtitle, String(repeating: "a", count: 121)) == nil)
    #expect(look(.keys, "shown")?.keys == .shown)
    #expect(look(.keys, "yes") == nil)
    #expect(look(.keyboard, "shown")?.keyboard == .shown)
    #expect(look(.keyboard, "true") == nil)
    #expect(look(.code, "shown")?.code == .shown)
    #expect(look(.code, "true") == nil)
    #expect(look(.sideBySide, "dark light")?.sideBySide == .darkAndLight)
    #expect(look(.sideBySide, "ViewA ViewB")?.sideBySide == .views(["ViewA", "ViewB"]))
    for bad in ["light", "light light", "A A", "view-a B", "A B C", "a B"] {
      #expect(look(.sideBySide, bad) == nil, "\(bad)")
    }
    #expect(look(.motionBlur, "360")?.motionBlur == 360)
    for bad in ["361", "-1", "nan", "half"] { #expect(look(.motionBlur, bad) == nil, "\(bad)") }
    #expect(look(.loop, "true")?.loops == true && look(.loop, "yes") == nil)
    #expect(look(.base, "social") == .social)
    #expect(look(.base, "plain") == nil)
  }
}
