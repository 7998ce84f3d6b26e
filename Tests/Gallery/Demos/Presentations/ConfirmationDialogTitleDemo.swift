import SwiftUI

struct ConfirmationDialogTitleDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Empty") { isShown = true }
      .confirmationDialog(
        "Empty the trash?", isPresented: $isShown, titleVisibility: .visible
      ) {
        Button("Empty Trash", role: .destructive) {}
        Button("Keep the newest") {}
      } message: {
        Text("You cannot undo this.")
      }
  }
}
