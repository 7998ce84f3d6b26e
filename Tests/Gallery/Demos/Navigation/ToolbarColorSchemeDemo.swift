import SwiftUI

struct ToolbarColorSchemeDemo: View {
  var body: some View {
    NavigationStack {
      List(0..<100, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Dark bar")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.indigo, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
