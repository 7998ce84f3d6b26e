import Motion
import Testing

@testable import ViewEngine
@testable import Views

@MainActor
@Suite("Commands")
struct CommandsTests {
  private struct ShapeCommands: Commands {
    var isLong = true
    let made: () -> Void

    var body: some Commands {
      SidebarCommands()
      if isLong {
        CommandMenu("Shape") {
          let _ = made()
          Button("Circle") {}
        }
      }
      CommandGroup(replacing: .help) { Button("Help") {} }
    }
  }

  @Test("What a menu bar would hold is never made") func commands() {
    var count = 0
    _ = ShapeCommands { count += 1 }.body
    #expect(count == 0)
  }
}
