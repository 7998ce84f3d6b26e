import SwiftUI

/// A bubble that points at its button.
struct PopoverDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show Popover") { isShown = true }
      .popover(isPresented: $isShown) {
        Text("Popover Content")
          .padding()
          .presentationCompactAdaptation(.popover)
      }
  }
}
