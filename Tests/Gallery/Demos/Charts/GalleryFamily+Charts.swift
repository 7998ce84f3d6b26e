extension GalleryFamily {
  static let charts = GalleryFamily(
    "Charts",
    after: "what Swift Charts documents; there is no recording of a chart to compare with",
    differs: """
      - Widths of bars, dashes, spaces and the number of marks of an axis are by eye.
      - Below a line of an axis its label stands beside the end of the line, as by memory.
      - What numbers are coloured with by themselves is by eye.
      - A chart scrolls without a bounce, and a finger selects without having to be held.
      - A chart in space has straight pieces; its light, colours, walls and first pose are by eye.
      """,
    [
      GalleryDemo("BarMark", script: "wait 0.5", pictureAt: 0.2) { BarMarkDemo() },
      GalleryDemo("BarMarkHorizontal", script: "wait 0.5", pictureAt: 0.2) {
        BarMarkHorizontalDemo()
      },
      GalleryDemo("BarMarkGrouped", script: "wait 0.5", pictureAt: 0.2) { BarMarkGroupedDemo() },
      GalleryDemo("BarMarkStacked", script: "wait 0.5", pictureAt: 0.2) { BarMarkStackedDemo() },
      GalleryDemo(
        "ChartAnimation", script: #"tap "Grow" at 0.2; wait 1.2"#, pictureAt: 0.6
      ) { ChartAnimationDemo() },
      GalleryDemo("LineMark", script: "wait 0.5", pictureAt: 0.2) { LineMarkDemo() },
      GalleryDemo("InterpolationMethod", script: "wait 0.5", pictureAt: 0.2) {
        InterpolationMethodDemo()
      },
      GalleryDemo("AreaMark", script: "wait 0.5", pictureAt: 0.2) { AreaMarkDemo() },
      GalleryDemo("PointMark", script: "wait 0.5", pictureAt: 0.2) { PointMarkDemo() },
      GalleryDemo("RuleMark", script: "wait 0.5", pictureAt: 0.2) { RuleMarkDemo() },
      GalleryDemo("RectangleMark", script: "wait 0.5", pictureAt: 0.2) { RectangleMarkDemo() },
      GalleryDemo("SectorMark", script: #"tap "Next" at 0.2; wait 1.2"#, pictureAt: 0.35) {
        SectorMarkDemo()
      },
      GalleryDemo("ChartAxes", script: "wait 0.5", pictureAt: 0.2, dark: true) { ChartAxesDemo() },
      GalleryDemo(
        "ChartSelection", script: "drag 60,420 by 180,0 at 0.2 over 0.8; wait 0.5",
        pictureAt: 0.9
      ) { ChartSelectionDemo() },
      GalleryDemo(
        "ChartScrolling", script: "drag 300,420 by -200,0 at 0.2 over 0.4; wait 1.2",
        pictureAt: 1.5
      ) { ChartScrollingDemo() },
      GalleryDemo("ChartSymbols", script: "wait 0.5", pictureAt: 0.2) { ChartSymbolsDemo() },
      GalleryDemo(
        "Chart3D", script: "drag 200,430 by 60,20 at 0.2 over 0.6; wait 0.5", pictureAt: 1
      ) { Chart3DDemo() },
    ])
}
