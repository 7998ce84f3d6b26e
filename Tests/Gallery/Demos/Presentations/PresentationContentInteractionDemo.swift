import SwiftUI

struct PresentationContentInteractionDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        List(1..<30) { Text("Row \($0)") }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(.scrolls)
      }
  }
}
