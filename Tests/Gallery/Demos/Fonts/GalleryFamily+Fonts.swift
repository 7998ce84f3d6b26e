extension GalleryFamily {
  static let fonts = GalleryFamily(
    "Fonts",
    [
      GalleryDemo("WeightsDefault", script: "wait 0.2", pictureAt: 0.1) {
        FontWeightsDemo(design: .default)
      },
      GalleryDemo("WeightsRounded", script: "wait 0.2", pictureAt: 0.1) {
        FontWeightsDemo(design: .rounded)
      },
      GalleryDemo("WeightsMonospaced", script: "wait 0.2", pictureAt: 0.1) {
        FontWeightsDemo(design: .monospaced)
      },
      GalleryDemo("FontWidth", script: "wait 0.2", pictureAt: 0.1) { FontWidthDemo() },
      GalleryDemo("TextStylesSmall", script: "wait 0.2", pictureAt: 0.1) {
        TextStylesDemo(size: .xSmall)
      },
      GalleryDemo("TextStylesLarge", script: "wait 0.2", pictureAt: 0.1) {
        TextStylesDemo(size: .large)
      },
      GalleryDemo("TextStylesAccessibility", script: "wait 0.2", pictureAt: 0.1) {
        TextStylesDemo(size: .accessibility2)
      },
      GalleryDemo("TextScale", script: "wait 0.2", pictureAt: 0.1) { TextScaleDemo() },
      GalleryDemo("LineHeight", script: "wait 0.2", pictureAt: 0.1) { LineHeightDemo() },
    ])
}
