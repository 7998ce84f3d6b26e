extension GalleryFamily {
  static let controls = GalleryFamily(
    "Controls",
    after: "UIKit's geometry for wheels and fields; recordings for what they show",
    differs: """
      - Calendars, gauges, colour pickers and fields of dates have lengths by eye.
      - The caret is there or not there; the platform's fades.
      - A keyboard rises where the look says so (`keyboard: shown`), and is by eye but for its height; by itself none does, as in the recordings.
      """,
    [
      GalleryDemo("ButtonStyles", script: "wait 0.5", pictureAt: 0.2) { ButtonStylesDemo() },
      GalleryDemo("ControlValues", script: "wait 0.5", pictureAt: 0.2) { ControlValuesDemo() },
      GalleryDemo("DatePicker", script: #"tap "Jan 1, 2024" at 0.3; wait 1"#, pictureAt: 1.1) {
        DatePickerDemo()
      },
      GalleryDemo("DatePickerGraphical", script: #"tap "20" at 0.3; wait 1"#, pictureAt: 1) {
        DatePickerGraphicalDemo()
      },
      GalleryDemo(
        "DatePickerWheel", script: "drag 120,438 by 0,-60 at 0.3 over 0.3; wait 1", pictureAt: 0.5
      ) { DatePickerWheelDemo() },
      GalleryDemo("DatePickerComponents", script: "wait 0.5", pictureAt: 0.2, dark: true) {
        DatePickerComponentsDemo()
      },
      GalleryDemo(
        "MultiDatePicker", script: #"tap "3" at 0.3; tap "11" at 0.7; wait 0.5"#, pictureAt: 1
      ) { MultiDatePickerDemo() },
      GalleryDemo(
        "ColorPicker", script: #"tap "Color" at 0.3; tap "Color 3, 6" at 1.5; wait 0.7"#,
        pictureAt: 2
      ) { ColorPickerDemo() },
      GalleryDemo("GaugeLinear", script: "wait 0.5", pictureAt: 0.2) { GaugeLinearDemo() },
      GalleryDemo("GaugeCircular", script: #"tap "Faster" at 0.3; wait 1"#, pictureAt: 0.5) {
        GaugeCircularDemo()
      },
      GalleryDemo("TextFieldStyle", script: "tap 200,440 at 0.3; wait 1", pictureAt: 0.5) {
        TextFieldStyleDemo()
      },
      GalleryDemo(
        "FocusState", script: #"tap "Next" at 0.3; tap "Next" at 0.8; wait 0.7"#, pictureAt: 1
      ) { FocusStateDemo() },
      GalleryDemo("TextEditor", script: "tap 200,430 at 0.3; wait 0.7", pictureAt: 0.5) {
        TextEditorDemo()
      },
      GalleryDemo("ProgressViewTimer", script: "wait 3", pictureAt: 2.5) {
        ProgressViewTimerDemo()
      },
      GalleryDemo("ToggleSources", script: #"tap "All" at 0.3; wait 0.7"#, pictureAt: 0.9) {
        ToggleSourcesDemo()
      },
      GalleryDemo(
        "Draggable", script: #"drag "Apple" by 0,170 at 0.2 over 1.4 via 0,0@0.7; wait 0.7"#,
        pictureAt: 1.5
      ) { DraggableDemo() },
      GalleryDemo("GlassButton", script: "wait 0.5", pictureAt: 0.2) { GlassButtonDemo() },
      GalleryDemo("SystemButtons", script: "wait 0.5", pictureAt: 0.2) { SystemButtonsDemo() },
      GalleryDemo("ButtonRoles", script: "wait 0.5", pictureAt: 0.2) { ButtonRolesDemo() },
    ])
}
