import SwiftUI

struct ToolbarBackgroundDemo: View {
  var body: some View {
    NavigationStack {
      List(0..<100, id: \.self) { Text("Row \($0)") }
        .navigationTitle("100 Rows")
        .toolbarBackground(.teal, for: .navigationBar)
    }
  }
}
