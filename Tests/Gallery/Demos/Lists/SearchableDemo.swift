import SwiftUI

struct SearchableDemo: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List(["apple", "pear", "banana"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
        Text($0)
      }
      .navigationTitle("Fruits")
      .searchable(text: $text, prompt: "Find a fruit")
    }
  }
}
