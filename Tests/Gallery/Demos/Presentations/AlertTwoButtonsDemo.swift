import SwiftUI

struct AlertTwoButtonsDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Delete") { isShown = true }
      .alert("Delete the photo?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
  }
}
