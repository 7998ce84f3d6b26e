import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("AppKit's colours")
struct NSColorTests {
  private func shown(_ color: NSColor, _ scheme: ColorScheme) -> String {
    PlayedView { Color(nsColor: color).environment(\.colorScheme, scheme) }.text
  }

  @Test("They are shown, and those of windows differ between light and dark") func shown() {
    #expect(shown(.systemRed, .light) == PlayedView { Color.red }.text)
    let adaptive: [NSColor] = [
      .windowBackgroundColor, .controlBackgroundColor, .textBackgroundColor, .controlColor,
      .underPageBackgroundColor, .unemphasizedSelectedContentBackgroundColor, .textColor,
    ]
    for color in adaptive { #expect(shown(color, .light) != shown(color, .dark)) }
    let same: [(NSColor, UIColor)] = [
      (.labelColor, .label), (.secondaryLabelColor, .secondaryLabel),
      (.tertiaryLabelColor, .tertiaryLabel), (.quaternaryLabelColor, .quaternaryLabel),
      (.placeholderTextColor, .placeholderText), (.linkColor, .link), (.gridColor, .separator),
      (.separatorColor, .separator), (.controlTextColor, .label), (.controlAccentColor, .tintColor),
      (.selectedContentBackgroundColor, .systemBlue),
    ]
    for (color, other) in same { #expect(color == other) }
  }
}
