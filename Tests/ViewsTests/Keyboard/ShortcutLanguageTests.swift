import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct ShortcutLanguageTests {
  @Test("A shortcut is the same in every language of a keyboard") func languages() {
    let languages: [KeyboardShortcut.Localization] = [.automatic, .withoutMirroring, .custom]
    for language in languages {
      #expect(KeyboardShortcut("s", localization: language) == KeyboardShortcut("s"))
      let plain = PlayedView { Button("Save") {}.keyboardShortcut("s") }.text
      let told = PlayedView {
        Button("Save") {}.keyboardShortcut("s", modifiers: .command, localization: language)
      }
      #expect(told.text == plain)
    }
    #expect(Set(languages).count == 3)
  }
}
