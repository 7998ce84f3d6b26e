extension GalleryFamily {
  static let layout = GalleryFamily(
    "Layout",
    after: "SwiftUI's rules of layout, as [layout](behaviour/layout.md) has them",
    [
      GalleryDemo("StackAlignment", script: "wait 0.5", pictureAt: 0.2) { StackAlignmentDemo() },
      GalleryDemo("Grid", script: "wait 0.5", pictureAt: 0.2) { GridDemo() },
      GalleryDemo("LazyGrid", script: #"tap "Add" at 0.2; wait 1"#, pictureAt: 0.4) {
        LazyGridDemo()
      },
      GalleryDemo("ViewThatFits", script: #"tap "Resize" at 0.2; wait 1"#, pictureAt: 1.0) {
        ViewThatFitsDemo()
      },
      GalleryDemo("CustomLayout", script: #"tap "Turn" at 0.2; wait 1.2"#, pictureAt: 0.7) {
        CustomLayoutDemo()
      },
      GalleryDemo("SafeAreaInset", script: "wait 0.5", pictureAt: 0.2) { SafeAreaInsetDemo() },
      GalleryDemo("MatchedGeometry", script: #"tap "Switch" at 0.2; wait 1.2"#, pictureAt: 0.7) {
        MatchedGeometryDemo()
      },
    ])
}
