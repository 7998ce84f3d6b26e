import SwiftUI

/// A menu in a menu, in the lower half of the screen.
struct SubmenuDemo: View {
  var body: some View {
    Menu("Edit") {
      Menu("Arrange") {
        Button("Bring to Front") {}
        Button("Send to Back") {}
      }
      Button("Delete") {}
    }
  }
}
