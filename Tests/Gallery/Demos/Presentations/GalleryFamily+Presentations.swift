extension GalleryFamily {
  static let presentations = GalleryFamily(
    "Presentations",
    after:
      "recordings of iOS 17, as [presentations](behaviour/presentations.md) has them",
    differs: """
      - Dimming is measured in light appearance alone, and dialogs' grounds too.
      - How a finger's speed chooses a detent is not measured.
      """,
    [
      GalleryDemo("Sheet", script: #"tap "Show License Agreement" at 0.2; wait 1"#, pictureAt: 0.9)
      {
        SheetDemo()
      },
      GalleryDemo("SheetItem", script: #"tap "Oslo" at 0.2; wait 0.8"#, pictureAt: 0.9) {
        SheetItemDemo()
      },
      GalleryDemo(
        "DarkSheet", script: #"tap "Settings" at 0.2; wait 1"#, pictureAt: 0.9, dark: true
      ) {
        DarkSheetDemo()
      },
      GalleryDemo(
        "PresentationDetents", script: #"tap "Show Sheet" at 0.2; wait 1"#, pictureAt: 0.9
      ) {
        PresentationDetentsDemo()
      },
      GalleryDemo(
        "DetentSelection", script: #"tap "Show" at 0.2; tap "Grow" at 0.9; wait 0.8"#,
        pictureAt: 1.05
      ) {
        DetentSelectionDemo()
      },
      GalleryDemo("CustomPresentationDetent", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9)
      {
        CustomPresentationDetentDemo()
      },
      GalleryDemo(
        "PresentationDragIndicator", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9
      ) {
        PresentationDragIndicatorDemo()
      },
      GalleryDemo("PresentationCornerRadius", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9)
      {
        PresentationCornerRadiusDemo()
      },
      GalleryDemo("PresentationBackground", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9) {
        PresentationBackgroundDemo()
      },
      GalleryDemo(
        "PresentationBackgroundInteraction",
        script: #"tap "Show" at 0.2; tap "Count 0" at 0.8; wait 0.6"#, pictureAt: 1.3
      ) {
        PresentationBackgroundInteractionDemo()
      },
      GalleryDemo(
        "PresentationContentInteraction",
        script: #"tap "Show" at 0.2; drag 196,700 by 0,-200 at 0.8 over 0.3; wait 1"#,
        pictureAt: 1.6
      ) {
        PresentationContentInteractionDemo()
      },
      GalleryDemo(
        "PresentationCompactAdaptation", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9
      ) {
        PresentationCompactAdaptationDemo()
      },
      GalleryDemo("PresentationSizing", script: #"tap "Show" at 0.2; wait 1"#, pictureAt: 0.9) {
        PresentationSizingDemo()
      },
      GalleryDemo(
        "InteractiveDismissDisabled",
        script: #"tap "Show" at 0.2; drag 196,450 by 0,300 at 0.8 over 0.3; wait 1"#,
        pictureAt: 1.1
      ) {
        InteractiveDismissDisabledDemo()
      },
      GalleryDemo(
        "SheetDrag",
        script: #"tap "Show" at 0.2; drag 196,450 by 0,150 at 0.8 over 0.3; wait 1"#,
        pictureAt: 1.08
      ) {
        SheetDragDemo()
      },
      GalleryDemo("FullScreenCover", script: #"tap "Present" at 0.2; wait 1"#, pictureAt: 0.35) {
        FullScreenCoverDemo()
      },
      GalleryDemo("Alert", script: #"tap "Log in" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertDemo()
      },
      GalleryDemo("AlertTwoButtons", script: #"tap "Delete" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertTwoButtonsDemo()
      },
      GalleryDemo(
        "AlertThreeButtons", script: #"tap "Close" at 0.2; wait 1"#, pictureAt: 0.9, dark: true
      ) {
        AlertThreeButtonsDemo()
      },
      GalleryDemo("AlertPresenting", script: #"tap "Delete" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertPresentingDemo()
      },
      GalleryDemo("AlertError", script: #"tap "Download" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertErrorDemo()
      },
      GalleryDemo("AlertTextFields", script: #"tap "Account" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertTextFieldsDemo()
      },
      GalleryDemo("AlertType", script: #"tap "Delete" at 0.2; wait 1"#, pictureAt: 0.9) {
        AlertTypeDemo()
      },
      GalleryDemo("ConfirmationDialog", script: #"tap "Empty" at 0.2; wait 1"#, pictureAt: 0.9) {
        ConfirmationDialogDemo()
      },
      GalleryDemo("ConfirmationDialogTitle", script: #"tap "Empty" at 0.2; wait 1"#, pictureAt: 0.9)
      {
        ConfirmationDialogTitleDemo()
      },
      GalleryDemo(
        "ConfirmationDialogPresenting", script: #"tap "Empty" at 0.2; wait 1"#, pictureAt: 0.9
      ) {
        ConfirmationDialogPresentingDemo()
      },
      GalleryDemo("ActionSheet", script: #"tap "Share" at 0.2; wait 1"#, pictureAt: 0.9) {
        ActionSheetDemo()
      },
      GalleryDemo("DialogIcon", script: #"tap "Delete" at 0.2; wait 1"#, pictureAt: 0.9) {
        DialogIconDemo()
      },
      GalleryDemo("DialogSuppressionToggle", script: #"tap "Tip" at 0.2; wait 1"#, pictureAt: 0.9) {
        DialogSuppressionToggleDemo()
      },
      GalleryDemo("Inspector", script: #"tap "Details" at 0.2; wait 1"#, pictureAt: 0.9) {
        InspectorDemo()
      },
    ])
}
