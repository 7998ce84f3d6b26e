import SwiftUI

struct MacMenuBarExtraDemo: View {
  @State private var tries = 0

  var body: some View {
    MenuBarExtra("Utility", systemImage: "hammer") {
      Button("Build") { tries += 1 }
      Button("Test") { tries += 1 }
      Divider()
      Button("Clean") { tries = 0 }
    }
  }
}
