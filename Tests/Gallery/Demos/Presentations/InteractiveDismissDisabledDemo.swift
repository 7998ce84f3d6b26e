import SwiftUI

struct InteractiveDismissDisabledDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("I stay").presentationDetents([.medium]).interactiveDismissDisabled()
      }
  }
}
