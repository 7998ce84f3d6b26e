extension GalleryFamily {
  static let drawing = GalleryFamily(
    "Drawing",
    after:
      "what SwiftUI documents of shapes and paints; [effects](behaviour/effects.md)",
    differs: """
      - A material's saturation and tint are by eye; text in it has no vibrancy.
      - Core Image's filters act on gamma-encoded colours; vignettes, edges and photo effects are by eye.
      """,
    [
      GalleryDemo("Shapes", script: "wait 0.5", pictureAt: 0.2) { ShapesDemo() },
      GalleryDemo("Path", script: #"tap "Draw" at 0.2; wait 1.2"#, pictureAt: 0.8) { PathDemo() },
      GalleryDemo("Gradients", script: "wait 0.5", pictureAt: 0.2) { GradientsDemo() },
      GalleryDemo("Canvas", script: "wait 0.5", pictureAt: 0.2) { CanvasDemo() },
      GalleryDemo("Effects", script: "wait 0.5", pictureAt: 0.2) { EffectsDemo() },
      GalleryDemo("BlendMode", script: "wait 0.5", pictureAt: 0.2) { BlendModeDemo() },
      GalleryDemo("Mask", script: "wait 0.5", pictureAt: 0.2) { MaskDemo() },
      GalleryDemo("Material", script: "wait 0.5", pictureAt: 0.2) { MaterialDemo() },
      GalleryDemo("ShadowStyle", script: "wait 0.5", pictureAt: 0.2) { ShadowStyleDemo() },
      GalleryDemo("AnyShape", script: "wait 0.5", pictureAt: 0.2) { AnyShapeDemo() },
      GalleryDemo("CoreImage", script: "wait 0.5", pictureAt: 0.2) { CoreImageDemo() },
    ])
}
