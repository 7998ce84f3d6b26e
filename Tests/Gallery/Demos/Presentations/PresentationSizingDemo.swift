import SwiftUI

struct PresentationSizingDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("As large as ever").presentationSizing(.form)
      }
  }
}
