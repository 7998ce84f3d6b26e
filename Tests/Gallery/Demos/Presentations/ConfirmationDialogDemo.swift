import SwiftUI

struct ConfirmationDialogDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Empty") { isShown = true }
      .confirmationDialog("Empty the trash?", isPresented: $isShown) {
        Button("Empty Trash", role: .destructive) {}
      }
  }
}
