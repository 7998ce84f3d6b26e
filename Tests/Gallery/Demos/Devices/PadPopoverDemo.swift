import SwiftUI

struct PadPopoverDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Options") { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: .bottom) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Sort by").font(.headline)
          Text("Name")
          Text("Date")
        }
        .padding(20)
      }
  }
}
