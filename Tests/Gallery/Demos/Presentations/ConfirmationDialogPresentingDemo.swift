import SwiftUI

struct ConfirmationDialogPresentingDemo: View {
  @State private var isShown = false
  @State private var count: Int? = 12

  var body: some View {
    Button("Empty") { isShown = true }
      .confirmationDialog(
        "Empty the trash?", isPresented: $isShown, presenting: count
      ) { count in
        Button("Delete \(count) things", role: .destructive) {}
      } message: { count in
        Text("\(count) things are in it.")
      }
  }
}
