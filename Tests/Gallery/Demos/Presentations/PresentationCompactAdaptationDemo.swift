import SwiftUI

struct PresentationCompactAdaptationDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Full screen").presentationCompactAdaptation(.fullScreenCover)
      }
  }
}
