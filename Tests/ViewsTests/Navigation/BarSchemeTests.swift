import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("What colours a bar's items have")
struct BarSchemeTests {
  private func text(_ scheme: ColorScheme?, for bar: ToolbarPlacement) -> String {
    PlayedView(size: CGSize(width: 393, height: 400)) {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem { Text("Item") }
            Text("Bare")
            ToolbarItem(placement: .bottomBar) { Text("Below") }
          }
          .toolbarBackground(.visible, for: bar)
          .toolbarColorScheme(scheme, for: bar)
      }
    }.text
  }

  private func isWhite(_ name: String, in text: String) -> Bool {
    text.split(separator: "\n").contains {
      $0.contains("text \"\(name)\"") && $0.contains("#FFFFFFFF")
    }
  }

  private func white(_ scheme: ColorScheme?, for bar: ToolbarPlacement) -> [String] {
    let text = text(scheme, for: bar)
    return ["Page", "Middle", "Item", "Bare", "Below"].filter { isWhite($0, in: text) }
  }

  @Test(
    "Where a bar has the page's scheme, its items do", arguments: [ColorScheme?.none, .light])
  func plain(_ scheme: ColorScheme?) {
    #expect(white(scheme, for: .navigationBar).isEmpty)
    #expect(white(scheme, for: .bottomBar).isEmpty)
  }

  @Test("Items of a dark bar are white") func dark() {
    #expect(white(.dark, for: .navigationBar) == ["Middle", "Item", "Bare"])
    #expect(white(.dark, for: .bottomBar) == ["Below"])
  }
}
