import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct StoredColumnTests {
  private struct Planet: Identifiable {
    let id: Int
    let name: String
  }

  private struct Planets: View {
    @SceneStorage("scene") private var inScene: TableColumnCustomization<Planet>
    @SceneStorage("more") private var more = TableColumnCustomization<Planet>()
    @AppStorage("app") private var inApp: TableColumnCustomization<Planet>
    @AppStorage("others") private var others = TableColumnCustomization<Planet>()

    var body: some View {
      Table([Planet(id: 1, name: "Mars")], columnCustomization: $inScene) {
        TableColumn("Name", value: \.name).customizationID("name")
      }
    }
  }

  @Test("A table whose columns are kept is the table") func table() {
    let size = CGSize(width: 390, height: 400)
    let kept = PlayedView(size: size) { Planets() }
    let plain = PlayedView(size: size) {
      Table([Planet(id: 1, name: "Mars")]) { TableColumn("Name", value: \.name) }
    }
    #expect(kept.text == plain.text)
  }
}
