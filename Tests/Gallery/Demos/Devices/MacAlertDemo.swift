import SwiftUI

struct MacAlertDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Empty Trash") { isShown = true }
      .alert("Empty the Trash?", isPresented: $isShown) {
        Button("Empty") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("What is in it cannot be brought back.")
      }
  }
}
