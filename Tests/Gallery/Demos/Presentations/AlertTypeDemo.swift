import SwiftUI

struct AlertTypeDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Delete") { isShown = true }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("Delete the photo?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
  }
}
