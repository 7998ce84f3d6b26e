extension GalleryFamily {
  /// What whole files of demos bring along.
  static let demoFiles = GalleryFamily(
    "DemoFiles",
    after: "what SwiftUI documents of these names",
    differs: """
      - Glass is a translucent, blurred ground with a bright rim: it does not bend what is behind
        it.
      - A mesh gradient's colours between its points are documented and not measured.
      - `AsyncImage` loads local files alone; for another address a landscape is drawn after half a second.
      - A map has no streets, and no scale and compass, which come with turning and zooming; a film
        is black under its controls; the library of photos has drawn landscapes.
      - Particles of SpriteKit are drawn by lot, the same ones in each run.
      - A document is open from the beginning, without the page of all of them before.
      """,
    [
      GalleryDemo("MeshGradient", script: #"tap "Move" at 0.3; wait 1.2"#, pictureAt: 1) {
        MeshGradientDemo()
      },
      GalleryDemo("TextRenderer", script: #"tap "Show" at 0.3; wait 1.7"#, pictureAt: 1.2) {
        TextRendererDemo()
      },
      GalleryDemo("AsyncImage", script: "wait 0.8", pictureAt: 0.7) { AsyncImageDemo() },
      GalleryDemo("GlassEffect", script: #"tap "Expand" at 0.3; wait 1"#, pictureAt: 1.2) {
        GlassEffectDemo()
      },
      GalleryDemo("Subviews", script: #"tap "More" at 0.3; wait 0.7"#, pictureAt: 0.9) {
        SubviewsDemo()
      },
      GalleryDemo("SceneStorage", script: #"tap "Count" at 0.3; wait 0.7"#, pictureAt: 0.9) {
        SceneStorageDemo()
      },
      GalleryDemo(
        "EquatableView", script: #"tap "Count" at 0.3; tap "Count" at 0.8; wait 0.7"#,
        pictureAt: 1.4
      ) { EquatableViewDemo() },
      GalleryDemo("GroupBox", script: "wait 0.5", pictureAt: 0.2) { GroupBoxDemo() },
      GalleryDemo("Sections", script: "wait 0.5", pictureAt: 0.2) { SectionsDemo() },
      GalleryDemo("CustomTransition", script: #"tap "Swing" at 0.3; wait 1.2"#, pictureAt: 0.8) {
        CustomTransitionDemo()
      },
      GalleryDemo("Map", script: "wait 0.5", pictureAt: 0.2) { MapDemo() },
      GalleryDemo("TipView", script: "wait 0.5", pictureAt: 0.2) { TipViewDemo() },
      GalleryDemo("PhotosPicker", script: #"tap "Choose a photo" at 0.3; wait 1"#, pictureAt: 1.2) {
        PhotosPickerDemo()
      },
      GalleryDemo("VideoPlayer", script: "wait 0.5", pictureAt: 0.2) { VideoPlayerDemo() },
      GalleryDemo("SpriteView", script: "wait 2.5", pictureAt: 2) { SpriteViewDemo() },
      GalleryDemo("MapReader", script: "tap 150,520 at 0.3; wait 0.7", pictureAt: 0.9) {
        MapReaderDemo()
      },
      GalleryDemo("DocumentGroup", script: "wait 0.5", pictureAt: 0.2) { DocumentGroupDemo() },
    ])
}
