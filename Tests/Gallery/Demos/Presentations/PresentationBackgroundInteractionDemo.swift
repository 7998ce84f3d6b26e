import SwiftUI

struct PresentationBackgroundInteractionDemo: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Button("Show") { isShown = true }
      Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent)
    }
    .sheet(isPresented: $isShown) {
      Text("Count goes on").presentationDetents([.height(200)])
        .presentationBackgroundInteraction(.enabled)
    }
  }
}
