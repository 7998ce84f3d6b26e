import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The automatic script of bars that give way")
struct AutomaticBarTests {
  private struct Books: View {
    let behavior: TabBarMinimizeBehavior

    var body: some View {
      TabView {
        Tab("Library", systemImage: "book") {
          List(0..<40, id: \.self) { Text("Book \($0)") }
        }
        Tab("Store", systemImage: "bag") { Text("Nothing") }
      }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  private func names(_ behavior: TabBarMinimizeBehavior) throws -> [String] {
    let plan = AutomaticPlan(width: 390, height: 800)
    return try plan(system: .v26) { Books(behavior: behavior) }.events.map(\.name)
  }

  @Test("A bar that gives way is scrolled under before its other tabs are shown") func scrolled()
    throws
  {
    let names = try names(.onScrollDown)
    #expect(names.first?.hasPrefix("tap") == false, "\(names)")
    #expect(names.contains("tap 'Store'"), "\(names)")
  }

  @Test("A bar that stays shows its tabs at once") func still() throws {
    #expect(try names(.never).first == "tap 'Store'")
  }
}
