extension GalleryFamily {
  static let scrolling = GalleryFamily(
    "Scrolling",
    after: "traces of UIKit's scroll views: deceleration, rubber band, bounce, paging",
    differs: """
      - A scroll edge effect fades by eye.
      - When an indicator shrinks beyond the edge is by eye.
      """,
    [
      GalleryDemo(
        "OnScrollGeometryChange", script: "drag 200,700 by 0,-300 at 0.3 over 0.6; wait 2",
        pictureAt: 0.8
      ) { OnScrollGeometryChangeDemo() },
      GalleryDemo(
        "OnScrollPhaseChange", script: "drag 200,700 by 0,-300 at 0.3 over 0.4; wait 3",
        pictureAt: 1.2
      ) { OnScrollPhaseChangeDemo() },
      GalleryDemo("DefaultScrollAnchor", script: "wait 0.5", pictureAt: 0.2) {
        DefaultScrollAnchorDemo()
      },
      GalleryDemo(
        "ScrollPosition", script: #"tap "Line 20" at 0.3; wait 1.5"#, pictureAt: 1.7
      ) { ScrollPositionDemo() },
      GalleryDemo(
        "ScrollBounceBehavior",
        script:
          "drag 100,200 by 0,300 at 0.3 over 0.5; wait 1; drag 300,200 by 0,300 over 0.5; wait 1",
        pictureAt: 0.75
      ) { ScrollBounceBehaviorDemo() },
      GalleryDemo(
        "ScrollTargetBehavior", script: "drag 200,700 by 0,-230 at 0.3 over 0.6; wait 2",
        pictureAt: 2.5
      ) { ScrollTargetBehaviorDemo() },
      GalleryDemo(
        "ViewAligned", script: "drag 300,400 by -180,0 at 0.3 over 0.4; wait 2", pictureAt: 2.4
      ) { ViewAlignedDemo() },
      GalleryDemo(
        "ScrollTransition", script: "drag 200,700 by 0,-200 at 0.3 over 0.6; wait 2",
        pictureAt: 0.8
      ) { ScrollTransitionDemo() },
      GalleryDemo(
        "ScrollIndicatorsFlash", script: #"tap "Flash" at 0.3; wait 1.5"#, pictureAt: 0.5
      ) { ScrollIndicatorsFlashDemo() },
      GalleryDemo(
        "OnScrollVisibilityChange", script: "drag 200,700 by 0,-400 at 0.3 over 0.3; wait 3",
        pictureAt: 1.5
      ) { OnScrollVisibilityChangeDemo() },
      GalleryDemo(
        "SafeAreaBar", script: "drag 200,600 by 0,-100 at 0.3 over 0.4; wait 1", pictureAt: 0.6
      ) { SafeAreaBarDemo() },
      GalleryDemo(
        "RubberBand", script: "drag 200,300 by 0,400 at 0.3 over 0.5; wait 1.2", pictureAt: 0.8
      ) { RubberBandDemo() },
      GalleryDemo("ScrollViewReader", script: #"tap "Row 25" at 0.3; wait 1"#, pictureAt: 1.2) {
        ScrollViewReaderDemo()
      },
    ])
}
