import SwiftUI

struct PadFormSheetDemo: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List { Button("New event") { isShown = true } }.navigationTitle("Calendar")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        Form {
          Text("Title"); Text("Place")
        }
        .navigationTitle("New event").navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add") { isShown = false } }
      }
    }
  }
}
