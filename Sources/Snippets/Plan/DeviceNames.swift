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
        "NSOpenPanel(", "NSSavePanel(", "NSCursor.", "SettingsLink()", "SettingsLink {",
        "UtilityWindow(",
        "openSettings)", "CommandMenu(", "CommandGroup(", "HelpLink(", "HelpLink {", ".touchBar",
        ".tableStyle(.bordered", ".listStyle(.bordered", ".alternatingRowBackgrounds(",
        ".buttonStyle(.link)", ".horizontalRadioGroupLayout(", ".presentedWindowToolbarStyle(",
        ".onCopyCommand(", ".onCutCommand(", ".onPasteCommand(", ".onDeleteCommand(",
        "placement: .accessoryBar(", "for: .window)", "for: .windowToolbar)",
      ]
    ),
    (
      "watch45",
      [
        "WKInterfaceDevice", ".digitalCrownRotation(", ".verticalPage", "WKApplicationDelegate",
        "WKExtendedRuntimeSession", ".listStyle(.carousel)", "CarouselListStyle(",
        ".listStyle(.elliptical)", "EllipticalListStyle(", ".tabViewStyle(.carousel)",
        "CarouselTabViewStyle(", ".digitalCrownAccessory", ".defaultWheelPickerItemHeight(",
        ".accessibilityQuickAction(", "TextFieldLink(", "for: .tabView)",
      ]
    ),
    // Macs have the last three as well, where a remote's arrows are not what they are about.
    (
      "tv",
      [
        ".onPlayPauseCommand", "TVPoster", ".buttonStyle(.card)", "CardButtonStyle(",
        ".pageCommand(", ".focusSection(", ".focusScope(", ".prefersDefaultFocus(",
      ]
    ),
  ]
  /// How a line begins that is a scene of a Mac's; types of one's own may be called so where they are declared.
  private static let scenes = ["Settings {", "Window(\""]
  /// What only a phone or a tablet has.
  private static let phone = ["UIViewRepresentable", "UIScreen", "UIColor", "uiColor:", "UIImpact"]

  /// - Returns: A device's name, where the text names something that only its kind has, and nothing of another.
  static func onlyKind(in text: String) -> String? {
    guard !phone.contains(where: text.contains) else { return nil }
    var found = Set(names.filter { $0.names.contains(where: text.contains) }.map(\.device))
    if hasScene(text) { found.insert("mac") }
    return found.count == 1 ? found.first : nil
  }

  private static func hasScene(_ text: String) -> Bool {
    text.contains("Scene")
      && text.split(separator: "\n").contains { line in
        let code = line.drop { $0 == " " || $0 == "\t" }
        return scenes.contains(where: code.hasPrefix)
      }
  }
}
