/// Names of SwiftUI's that only one kind of device has, for code that says nothing else about its device.
enum DeviceNames {
  private static let names: [(device: String, names: [String])] = [
    (
      "mac",
      [
        "NSViewRepresentable", "NSViewControllerRepresentable", "nsColor:", "nsImage:", "NSColor.",
        "HSplitView", "VSplitView", ".windowStyle(", "MenuBarExtra(",
        ".windowToolbarStyle(", ".toggleStyle(.checkbox)", "CheckboxToggleStyle(",
        ".pickerStyle(.radioGroup)", "RadioGroupPickerStyle(", ".squareBorder)",
        "SquareBorderTextFieldStyle(", ".datePickerStyle(.field)",
        ".datePickerStyle(.stepperField)",
        ".buttonStyle(.accessoryBar", "NSApplication", "NSApp.", "NSWorkspace.", "NSPasteboard.",
        "NSOpenPanel(", "NSSavePanel(", "NSCursor.",
      ]
    ),
    (
      "watch45",
      [
        "WKInterfaceDevice", ".digitalCrownRotation(", ".verticalPage", "WKApplicationDelegate",
        "WKExtendedRuntimeSession", ".listStyle(.carousel)", "CarouselListStyle(",
        ".listStyle(.elliptical)", "EllipticalListStyle(",
      ]
    ),
    ("tv", [".onPlayPauseCommand", "TVPoster", ".buttonStyle(.card)", "CardButtonStyle("]),
  ]
  /// What only a phone or a tablet has.
  private static let phone = ["UIViewRepresentable", "UIScreen", "UIColor", "uiColor:", "UIImpact"]

  /// - Returns: A device's name, where the text names something that only its kind has, and nothing of another.
  static func onlyKind(in text: String) -> String? {
    guard !phone.contains(where: text.contains) else { return nil }
    let found = names.filter { $0.names.contains(where: text.contains) }
    return found.count == 1 ? found[0].device : nil
  }
}
