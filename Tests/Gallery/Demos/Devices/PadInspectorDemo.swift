import SwiftUI

struct PadInspectorDemo: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("Picture")
        .navigationTitle("Editor")
        .toolbar { Button("Info", systemImage: "info.circle") { isShown.toggle() } }
    }
    .inspector(isPresented: $isShown) { Form { LabeledContent("Size", value: "12 MB") } }
  }
}
