import SwiftUI

struct DetentSelectionDemo: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.fraction(0.25)

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Button("Grow") { detent = .large }
          .presentationDetents([.fraction(0.25), .large], selection: $detent)
      }
  }
}
