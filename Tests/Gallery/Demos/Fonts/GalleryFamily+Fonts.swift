extension GalleryFamily {
  static let fonts = GalleryFamily(
    "Fonts",
    after:
      "San Francisco's advances, kerning and line heights: strings within 0.3 points",
    differs: """
      - Letters are Inter's and JetBrains Mono's, not San Francisco's; the rounded design rounds
        Inter's ends.
      - Widths other than the standard one are stretched outlines, set by eye.
      - Beside printable ASCII, advances are those of the font that stands in.
      """,
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
