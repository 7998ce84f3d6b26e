extension GalleryFamily {
  static let symbols = GalleryFamily(
    "Symbols",
    after: "SF Symbols as they are generally known, drawn from free icon sets and by us",
    differs: """
      - Outlines differ in detail: weights are widened strokes, and optical sizes are not those of
        the platform.
      - Multicolour and variable layers are fewer than the platform's.
      - A symbol that is not there is named in a warning and shown as a placeholder.
      - A picture that is not there is named in a warning. Hills in colours of its own stand for it, a soft
        dot for a spark or a snowflake, the symbol that it is called as for a small one (`tab_home`) or a
        template, and a field of the foreground style for another template or a symbol of the package's own
        (`ice.cream.coin`).
      """,
    [
      GalleryDemo("Forms", script: "wait 0.2", pictureAt: 0.1) {
        SymbolGridDemo(names: [
          "heart", "heart.fill", "heart.slash", "heart.circle",
          "heart.circle.fill", "heart.square", "heart.square.fill", "bolt.heart.fill",
          "bell", "bell.fill", "bell.slash", "bell.badge",
          "folder", "folder.badge.plus", "folder.fill.badge.minus", "questionmark.folder",
          "10.circle", "25.circle.fill", "50.square", "42.square.fill",
        ])
      },
      GalleryDemo("Things", script: "wait 0.2", pictureAt: 0.1) {
        SymbolGridDemo(names: [
          "cross", "cross.fill", "cross.case.fill", "gearshape.2",
          "battery.0percent", "battery.25percent", "battery.75percent", "battery.100percent.bolt",
          "person.3.fill", "hands.clap", "hand.wave.fill", "party.popper",
          "figure.run", "figure.yoga", "figure.climbing", "figure.dance",
          "mappin.and.ellipse", "leaf", "crown", "sailboat",
          "lightbulb.max", "moon.zzz", "birthday.cake", "wineglass",
        ])
      },
      GalleryDemo("RenderingModes", script: "wait 0.2", pictureAt: 0.1) {
        SymbolRenderingModeDemo()
      },
      GalleryDemo("ColorRenderingMode", script: "wait 0.2", pictureAt: 0.1) {
        SymbolColorRenderingModeDemo()
      },
      GalleryDemo("VariableValueMode", script: "wait 0.2", pictureAt: 0.1) {
        SymbolVariableValueDemo()
      },
      GalleryDemo("DrawOn", script: #"tap "Sign" at 0.2; wait 1"#, pictureAt: 0.45) {
        DrawOnDemo()
      },
      GalleryDemo("DrawOff", script: #"tap "Erase" at 0.2; wait 1"#, pictureAt: 0.4) {
        DrawOffDemo()
      },
    ])
}
