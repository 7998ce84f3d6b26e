extension GalleryFamily {
  static let navigation = GalleryFamily(
    "Navigation",
    after:
      "recordings of iOS 17, as [navigation](behaviour/navigation.md) has them",
    differs: """
      - The looks of iOS 26 are drawn with `--os 26`, or for code that names what came with it; glass bends
        nothing, and a field to search in stays above.
      - Columns of a split view, the accessory above a tab bar and the picture of a zoom
        transition are by eye.
      - How far content goes beneath a bar before it takes its material is not measured.
      """,
    [
      GalleryDemo("NavigationStack", script: #"tap "Mint" at 0.3; wait 1.2"#, pictureAt: 0.45) {
        NavigationStackDemo()
      },
      GalleryDemo(
        "NavigationPath", script: #"tap "Three levels" at 0.3; wait 1.2"#, pictureAt: 1.4
      ) { NavigationPathDemo() },
      GalleryDemo(
        "NavigationDestinationItem", script: #"tap "Pear" at 0.3; wait 1.2"#, pictureAt: 1.4
      ) { NavigationDestinationItemDemo() },
      GalleryDemo("NavigationTitle", script: "wait 0.5", pictureAt: 0.2) { NavigationTitleDemo() },
      GalleryDemo(
        "NavigationTitleInline", script: "drag 200,600 by 0,-100 at 0.3 over 0.5; wait 2",
        pictureAt: 2
      ) { NavigationTitleInlineDemo() },
      GalleryDemo(
        "NavigationBack",
        script: #"tap "Open" at 0.3; wait 1; drag 4,500 by 220,0 at 1.5 over 0.6; wait 1.2"#,
        pictureAt: 1.9
      ) { NavigationBackDemo() },
      GalleryDemo(
        "NavigationTransitionZoom", script: #"tap "orange" at 0.3; wait 1.2"#, pictureAt: 0.4
      ) { NavigationTransitionZoomDemo() },
      GalleryDemo(
        "NavigationSplitView", script: #"tap "Show the detail" at 0.3; wait 1.2"#, pictureAt: 1.4
      ) { NavigationSplitViewDemo() },
      GalleryDemo(
        "NavigationSplitViewPad", script: #"size 834x1194; tap "Sidebar" at 0.3; wait 1.2"#,
        pictureAt: 1.4
      ) { NavigationSplitViewPadDemo() },
      GalleryDemo(
        "ToolbarBackground", script: "drag 200,700 by 0,-300 at 0.3 over 0.3; wait 3", pictureAt: 1
      ) { ToolbarBackgroundDemo() },
      GalleryDemo("ToolbarColorScheme", script: "wait 0.5", pictureAt: 0.2) {
        ToolbarColorSchemeDemo()
      },
      GalleryDemo(
        "ToolbarItemPlacement", script: #"tap "Done" at 0.3; wait 0.5"#, pictureAt: 0.7
      ) { ToolbarItemPlacementDemo() },
      GalleryDemo("ToolbarStatus", script: "wait 0.5", pictureAt: 0.2) { ToolbarStatusDemo() },
      GalleryDemo("ToolbarHidden", script: #"tap "Hide" at 0.3; wait 1"#, pictureAt: 1.2) {
        ToolbarHiddenDemo()
      },
      GalleryDemo("TabItem", script: #"tap "Order" at 0.3; wait 0.5"#, pictureAt: 0.7) {
        TabItemDemo()
      },
      GalleryDemo("Tab", script: "wait 0.5", pictureAt: 0.2) { TabDemo() },
      GalleryDemo("TabBarBackground", script: "wait 0.5", pictureAt: 0.2) {
        TabBarBackgroundDemo()
      },
      GalleryDemo(
        "TabViewPage", script: "drag 300,400 by -200,0 at 0.3 over 0.2; wait 1.5", pictureAt: 0.6
      ) { TabViewPageDemo() },
      GalleryDemo("TabViewBottomAccessory", script: "wait 0.5", pictureAt: 0.2) {
        TabViewBottomAccessoryDemo()
      },
    ])
}
