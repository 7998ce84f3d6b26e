import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct TextCaseEnvironmentTests {
  private struct Reader: View {
    @Environment(\.textCase) private var textCase

    var body: some View { Text(textCase == .uppercase ? "yes" : "no").textCase(nil) }
  }

  @Test("The environment says how texts are written, and can be told") func environment() {
    let written = PlayedView { Text("abc").environment(\.textCase, .uppercase) }
    #expect(written.text == PlayedView { Text("abc").textCase(.uppercase) }.text)
    #expect(PlayedView { Reader().textCase(.uppercase) }.text.contains("yes"))
    #expect(PlayedView { Reader() }.text.contains("no"))
  }

  @Test("A headset's largest titles are larger than a phone's") func titles() {
    let large = PlayedView { Text("abc").font(.extraLargeTitle) }.text
    #expect(large == PlayedView { Text("abc").font(.system(size: 36, weight: .bold)) }.text)
    let second = PlayedView { Text("abc").font(.extraLargeTitle2) }.text
    #expect(second == PlayedView { Text("abc").font(.system(size: 28, weight: .bold)) }.text)
  }

  @Test("A headset's bar is the one below the page") func ornament() {
    func bar(_ placement: ToolbarItemPlacement) -> String {
      PlayedView(size: CGSize(width: 390, height: 600)) {
        NavigationStack {
          Text("x").toolbar { ToolbarItem(placement: placement) { Text("Play") } }
        }
      }.text
    }
    #expect(bar(.bottomOrnament) == bar(.bottomBar))
  }
}
