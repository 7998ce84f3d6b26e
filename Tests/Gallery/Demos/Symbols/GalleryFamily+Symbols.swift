extension GalleryFamily {
  static let symbols = GalleryFamily(
    "Symbols",
    [
      GalleryDemo("Forms", script: "wait 0.2", pictureAt: 0.1) { SymbolFormsDemo() },
      GalleryDemo("Things", script: "wait 0.2", pictureAt: 0.1) { SymbolThingsDemo() },
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
