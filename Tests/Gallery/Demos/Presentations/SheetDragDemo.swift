import SwiftUI

struct SheetDragDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Away with me").presentationDetents([.medium])
      }
  }
}
