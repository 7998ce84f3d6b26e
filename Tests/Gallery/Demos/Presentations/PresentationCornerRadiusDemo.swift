import SwiftUI

struct PresentationCornerRadiusDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Round").presentationDetents([.medium]).presentationCornerRadius(40)
      }
  }
}
