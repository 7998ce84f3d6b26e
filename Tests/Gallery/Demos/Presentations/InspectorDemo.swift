import SwiftUI

struct InspectorDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Details") { isShown = true }
      .inspector(isPresented: $isShown) {
        Form { LabeledContent("Size", value: "12 KB") }
          .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
          .presentationDetents([.medium, .large])
      }
  }
}
