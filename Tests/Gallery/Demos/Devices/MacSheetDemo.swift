import SwiftUI

struct MacSheetDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Rename") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack(spacing: 16) {
          Text("Rename").font(.headline)
          TextField("Name", text: .constant("Notes"))
          HStack {
            Button("Cancel") { isShown = false }
            Button("OK") { isShown = false }.buttonStyle(.borderedProminent)
          }
        }
        .padding(20)
        .frame(width: 280)
      }
  }
}
