import SwiftUI

struct NavigationBackDemo: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Swipe from the edge").frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.yellow)
          .navigationTitle("Page")
          .navigationBarTitleDisplayMode(.inline)
      }
      .navigationTitle("Start")
    }
  }
}
