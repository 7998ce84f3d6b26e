import SwiftUI

struct PresentationDetentsDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show Sheet") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Hello SwiftUI").presentationDetents([.medium, .large])
      }
  }
}
