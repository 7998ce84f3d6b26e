import SwiftUI

struct SheetDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show License Agreement") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack(spacing: 24) {
          Text("License Agreement").font(.title)
          Text("Terms and conditions go here.")
          Button("Dismiss") { isShown = false }
        }
      }
  }
}
