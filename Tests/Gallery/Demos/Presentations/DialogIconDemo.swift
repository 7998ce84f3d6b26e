import SwiftUI

struct DialogIconDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Delete") { isShown = true }
      .confirmationDialog("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      }
      .dialogIcon(Image(systemName: "trash"))
      .dialogSeverity(.critical)
  }
}
