extension GalleryFamily {
  static let gestures = GalleryFamily(
    "Gestures",
    after: "the thresholds that UIKit has: 10 points for a drag, half a second for a press",
    [
      GalleryDemo(
        "DragGesture", script: #"drag "Card" by 80,-120 at 0.2 over 0.6; wait 1"#, pictureAt: 0.7
      ) { DragGestureDemo() },
      GalleryDemo(
        "LongPress", script: #"drag "Hold" by 0,0 at 0.2 over 0.9; wait 0.7"#, pictureAt: 0.7
      ) { LongPressDemo() },
      GalleryDemo(
        "TapCount", script: #"tap "Heart" at 0.2; tap "Heart" at 0.4; tap "Heart" at 1.4; wait 1"#,
        pictureAt: 2.2
      ) { TapCountDemo() },
      GalleryDemo(
        "KeyPress", script: #"press "right" at 0.2; press "down" at 0.6; wait 1"#, pictureAt: 1.2
      ) { KeyPressDemo() },
    ])
}
