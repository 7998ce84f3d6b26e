extension GalleryFamily {
  static let menus = GalleryFamily(
    "Menus",
    after: "recordings of iOS 17 for rows, widths, corners and places (menus, pickers, popovers)",
    differs: """
      - How a menu and a context menu come and go is by eye, and the blur behind them is that of
        Apple's design templates.
      - What stands between groups of rows, tiles side by side and the distance to the screen's
        sides are not measured.
      - The sheet of `ShareLink` is by eye, with symbols in place of apps' pictures; on a Mac, a watch and a
        television, and in a menu, nothing is shown, and a clip says so.
      """,
    [
      GalleryDemo("Menu", script: #"tap "Options" at 0.3; wait 0.8"#, pictureAt: 1) { MenuDemo() },
      GalleryDemo(
        "Submenu", script: #"tap "Edit" at 0.2; tap "Arrange" at 0.8; wait 0.8"#, pictureAt: 1.5
      ) { SubmenuDemo() },
      GalleryDemo("MenuSections", script: #"tap "Format" at 0.3; wait 0.8"#, pictureAt: 1) {
        MenuSectionsDemo()
      },
      GalleryDemo("MenuDark", script: #"tap "Sort" at 0.3; wait 0.8"#, pictureAt: 1, dark: true) {
        MenuDarkDemo()
      },
      GalleryDemo(
        "ContextMenu", script: #"drag "John" by 0,0 at 0.1 over 0.7; wait 0.8"#, pictureAt: 1.4
      ) { ContextMenuDemo() },
      GalleryDemo(
        "ContextMenuPreview", script: "drag 196,438 by 0,0 at 0.1 over 0.7; wait 0.8",
        pictureAt: 1.4
      ) { ContextMenuPreviewDemo() },
      GalleryDemo("Popover", script: #"tap "Show Popover" at 0.3; wait 0.8"#, pictureAt: 1) {
        PopoverDemo()
      },
      GalleryDemo("PopoverEdges", script: #"tap "Card" at 0.3; wait 0.8"#, pictureAt: 1) {
        PopoverEdgesDemo()
      },
      GalleryDemo("PickerMenu", script: #"tap "Topping" at 0.3; wait 0.8"#, pictureAt: 1) {
        PickerMenuDemo()
      },
      GalleryDemo(
        "PickerWheel", script: "drag 196,450 by 0,-64 at 0.2 over 0.4; wait 0.8", pictureAt: 1.3
      ) { PickerWheelDemo() },
      GalleryDemo("PickerPalette", script: #"tap "Reactions" at 0.3; wait 0.8"#, pictureAt: 1) {
        PickerPaletteDemo()
      },
      GalleryDemo(
        "PickerNavigationLink", script: #"tap "Size" at 0.3; wait 1"#, pictureAt: 1.2
      ) { PickerNavigationLinkDemo() },
      GalleryDemo("ControlGroup", script: #"tap "More" at 0.3; wait 0.5"#, pictureAt: 0.7) {
        ControlGroupDemo()
      },
    ])
}
