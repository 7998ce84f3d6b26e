import SwiftUI

struct PadDialogDemo: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Delete", role: .destructive) { isShown = true }.buttonStyle(.bordered)
    }
    .confirmationDialog("Delete this photo?", isPresented: $isShown, titleVisibility: .visible) {
      Button("Delete photo", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}
