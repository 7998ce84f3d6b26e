extension GalleryFamily {
  static let animators = GalleryFamily(
    "Animators",
    after: "recordings of iOS 17, measured frame by frame ([truth](truth.md))",
    [
      GalleryDemo("TimelineView", script: "wait 2", pictureAt: 1.5) { TimelineViewDemo() },
      GalleryDemo("PhaseAnimator", script: #"tap "Ring" at 0.2; wait 1"#, pictureAt: 0.5) {
        PhaseAnimatorDemo()
      },
      GalleryDemo("KeyframeAnimator", script: #"tap "Throw" at 0.2; wait 1.5"#, pictureAt: 0.5) {
        KeyframeAnimatorDemo()
      },
    ])
}
