import SwiftUI

struct PresentationDragIndicatorDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Pull me").presentationDetents([.height(200)]).presentationDragIndicator(.visible)
      }
  }
}
