import SwiftUI

struct NavigationTitleDemo: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        ForEach(0..<30) { Text("Line \($0)").frame(maxWidth: .infinity).padding(8) }
      }
      .navigationTitle("Large title")
      .navigationSubtitle("and a line below it")
    }
  }
}
