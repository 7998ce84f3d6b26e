extension GalleryFamily {
  static let devices = GalleryFamily(
    "Devices",
    after: "sizes in Apple's design guidelines, and what is known of the systems' own look",
    differs: """
      - No recording of a tablet, a Mac, a watch or a television has been measured: text styles, screens and
        a form sheet's size are documented, every other length and colour is by eye.
      - A tablet's sheet is not dragged; a Mac's pages are pushed as a phone's are; a Mac's sidebars
        are not translucent, and its menus do not leave the window.
      - What is in a chosen row of a sidebar is white, pictures too.
      - A watch's rows keep their size towards its edges, its titles are always small, its letters are those of
        the other devices.
      - A watch's wheels are a phone's, cut or made smaller. The hands of the clock beside a Mac's month are not
        drawn by a finger.
      - On a television the focus is on the first button and goes to what is tapped; nothing tilts.
      """,
    [
      GalleryDemo(
        "PadFormSheet", script: #"device ipadmini; tap "New event" at 0.3; wait 1.2"#,
        pictureAt: 1.4
      ) { PadFormSheetDemo() },
      GalleryDemo(
        "PadDialog", script: #"device ipadmini; tap "Delete" at 0.3; wait 1.2"#, pictureAt: 1.4
      ) { PadDialogDemo() },
      GalleryDemo(
        "PadPopover", script: #"device ipadmini; tap "Options" at 0.3; wait 1.2"#, pictureAt: 1.4
      ) { PadPopoverDemo() },
      GalleryDemo("PadTabs", script: #"device ipadmini; wait 0.5"#, pictureAt: 0.2) {
        PadTabsDemo()
      },
      GalleryDemo(
        "PadTabsSidebar", script: #"device ipadmini; tap "Sidebar" at 0.3; wait 1.2"#,
        pictureAt: 1.4
      ) { PadTabsSidebarDemo() },
      GalleryDemo(
        "PadColumns", script: #"device ipad11-landscape; tap "Berlin" at 0.3; wait 1"#,
        pictureAt: 1.2
      ) { PadColumnsDemo() },
      GalleryDemo(
        "PadInspector", script: #"device ipad-landscape; tap "Info" at 0.3; wait 1"#, pictureAt: 1.2
      ) { PadInspectorDemo() },
      GalleryDemo("MacSplit", script: #"device mac; size 480x300; wait 0.5"#, pictureAt: 0.2) {
        MacSplitDemo()
      },
      GalleryDemo("MacForm", script: #"device mac; size 480x400; wait 0.5"#, pictureAt: 0.2) {
        MacFormDemo()
      },
      GalleryDemo("MacFormGrouped", script: #"device mac; size 480x320; wait 0.5"#, pictureAt: 0.2)
      { MacFormGroupedDemo() },
      GalleryDemo(
        "MacColumns", script: #"device mac; size 640x400; tap "Drafts" at 0.3; wait 0.5"#,
        pictureAt: 0.7
      ) { MacColumnsDemo() },
      GalleryDemo(
        "MacAlert", script: #"device mac; size 480x360; tap "Empty Trash" at 0.3; wait 1"#,
        pictureAt: 1.2
      ) { MacAlertDemo() },
      GalleryDemo(
        "MacMenuBarExtra",
        script: #"device mac; size 800x300; tap "Utility" at 0.3; wait 0.5"#, pictureAt: 0.7
      ) { MacMenuBarExtraDemo() },
      GalleryDemo(
        "MacSheet", script: #"device mac; size 480x360; tap "Rename" at 0.3; wait 1"#,
        pictureAt: 1.2, dark: true
      ) { MacSheetDemo() },
      GalleryDemo(
        "MacMenu", script: #"device mac; size 480x360; tap "Actions" at 0.3; wait 1"#,
        pictureAt: 1.2
      ) { MacMenuDemo() },
      GalleryDemo(
        "MacTableOutline",
        script: #"device mac; size 480x320; tap "Disclosure triangle" at 0.3; wait 1"#,
        pictureAt: 1.2
      ) { MacTableOutlineDemo() },
      GalleryDemo(
        "MacHover", script: #"device mac; size 480x240; hover "Moon" at 0.3; wait 1"#,
        pictureAt: 1.2
      ) { MacHoverDemo() },
      GalleryDemo("MacTabs", script: #"device mac; size 480x360; wait 0.5"#, pictureAt: 0.2) {
        MacTabsDemo()
      },
      GalleryDemo("WatchList", script: #"device watch45; wait 0.5"#, pictureAt: 0.2, dark: true) {
        WatchListDemo()
      },
      GalleryDemo("WatchButtons", script: #"device watch45; wait 0.5"#, pictureAt: 0.2, dark: true)
      { WatchButtonsDemo() },
      GalleryDemo("WatchPages", script: #"device watch45; wait 0.5"#, pictureAt: 0.2, dark: true) {
        WatchPagesDemo()
      },
      GalleryDemo("WatchToolbar", script: #"device watch45; wait 0.5"#, pictureAt: 0.2, dark: true)
      { WatchToolbarDemo() },
      GalleryDemo(
        "WatchTextLink", script: #"device watch45; tap "Reply" at 0.3; wait 1.2"#, pictureAt: 1.4,
        dark: true
      ) { WatchTextLinkDemo() },
      GalleryDemo(
        "TelevisionButtons", script: #"device tv; scale 0.5; tap "Trailer" at 0.5; wait 1"#,
        pictureAt: 1.4, dark: true
      ) { TelevisionButtonsDemo() },
      GalleryDemo(
        "TelevisionTabs", script: #"device tv; scale 0.5; wait 0.5"#, pictureAt: 0.2, dark: true
      ) { TelevisionTabsDemo() },
    ])
}
