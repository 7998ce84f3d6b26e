extension GalleryFamily {
  static let lists = GalleryFamily(
    "Lists",
    after: "recordings of iOS 17: cards, rows, insets, what is under a large title",
    differs: """
      - The space between groups, the radius of cards and what stands around headers and footers
        are close to what is seen.
      - Buttons behind a swiped row, minus signs, handles, badges and the index at a list's side have
        lengths by eye.
      - A search field that rests is by eye; the one with the focus is measured.
      - No keyboard rises unless the look says so, so what follows a field has more room than on a phone.
      """,
    [
      GalleryDemo("ListStyleInsetGrouped", script: #"wait 1"#, pictureAt: 0.5) {
        ListStyleInsetGroupedDemo()
      },
      GalleryDemo("ListStyleGrouped", script: #"wait 1"#, pictureAt: 0.5) {
        ListStyleGroupedDemo()
      },
      GalleryDemo("ListStylePlain", script: #"wait 1"#, pictureAt: 0.5) { ListStylePlainDemo() },
      GalleryDemo("ListStyleInset", script: #"wait 1"#, pictureAt: 0.5) { ListStyleInsetDemo() },
      GalleryDemo("ListStyleSidebar", script: #"tap "Playlists" at 0.3; wait 1.5"#, pictureAt: 1.5)
      { ListStyleSidebarDemo() },
      GalleryDemo("Form", script: #"wait 1"#, pictureAt: 0.5, dark: true) { FormDemo() },
      GalleryDemo("ListSelection", script: #"tap "Pear" at 0.3; wait 1"#, pictureAt: 1) {
        ListSelectionDemo()
      },
      GalleryDemo(
        "EditMode", script: #"tap "Edit" at 0.3; tap "Pear" at 1; tap "Banana" at 1.4; wait 1"#,
        pictureAt: 2
      ) { EditModeDemo() },
      GalleryDemo(
        "OnDelete", script: #"tap "Edit" at 0.3; tap "Remove" at 1; tap "Delete" at 2; wait 1"#,
        pictureAt: 1.8
      ) { OnDeleteDemo() },
      GalleryDemo(
        "OnMove", script: #"tap "Edit" at 0.3; drag "Reorder" by 0,95 at 1 over 0.6; wait 1"#,
        pictureAt: 1.55
      ) { OnMoveDemo() },
      GalleryDemo(
        "SwipeActions",
        script:
          #"drag 300,115 by -170,0 at 0.3 over 0.3; drag 60,160 by 120,0 at 1 over 0.3; wait 1.5"#,
        pictureAt: 2
      ) { SwipeActionsDemo() },
      GalleryDemo(
        "SwipeActionsFullSwipe", script: #"drag 370,80 by -320,0 at 0.3 over 0.5; wait 1.5"#,
        pictureAt: 0.75
      ) { SwipeActionsFullSwipeDemo() },
      GalleryDemo("ListRowModifiers", script: #"wait 1"#, pictureAt: 0.5) {
        ListRowModifiersDemo()
      },
      GalleryDemo("ListRowSpacing", script: #"wait 1"#, pictureAt: 0.5) { ListRowSpacingDemo() },
      GalleryDemo("ScrollContentBackground", script: #"wait 1"#, pictureAt: 0.5) {
        ScrollContentBackgroundDemo()
      },
      GalleryDemo("Badge", script: #"wait 1"#, pictureAt: 0.5) { BadgeDemo() },
      GalleryDemo("OutlineGroup", script: #"tap "Documents" at 0.3; wait 1.5"#, pictureAt: 1.5) {
        OutlineGroupDemo()
      },
      GalleryDemo(
        "DisclosureGroupStyle", script: #"tap "Details" at 0.3; wait 1.5"#, pictureAt: 1.5
      ) { DisclosureGroupStyleDemo() },
      GalleryDemo("LabeledContent", script: #"wait 1"#, pictureAt: 0.5) { LabeledContentDemo() },
      GalleryDemo("Table", script: #"wait 1"#, pictureAt: 0.5) { TableDemo() },
      GalleryDemo("ContentUnavailableView", script: #"wait 1"#, pictureAt: 0.5) {
        ContentUnavailableViewDemo()
      },
      GalleryDemo(
        "Refreshable", script: #"drag 200,300 by 0,260 at 0.3 over 0.5; wait 2.5"#, pictureAt: 1.3
      ) { RefreshableDemo() },
      GalleryDemo("Searchable", script: #"wait 1"#, pictureAt: 0.5) { SearchableDemo() },
      GalleryDemo(
        "SearchSuggestions", script: #"tap "Search" at 0.3; tap "🍎" at 1.2; wait 1"#, pictureAt: 2
      ) { SearchSuggestionsDemo() },
      GalleryDemo("SearchScopes", script: #"tap "note" at 0.3; wait 1.5"#, pictureAt: 1.5) {
        SearchScopesDemo()
      },
    ])
}
