import SwiftUI

struct AlertThreeButtonsDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Close") { isShown = true }
      .alert("Save the changes?", isPresented: $isShown) {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      }
  }
}
