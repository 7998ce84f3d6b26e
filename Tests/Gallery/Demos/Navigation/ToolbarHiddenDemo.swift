import SwiftUI

struct ToolbarHiddenDemo: View {
  @State private var isHidden = false

  var body: some View {
    NavigationStack {
      Button(isHidden ? "Show" : "Hide") { withAnimation { isHidden.toggle() } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Title")
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
  }
}
