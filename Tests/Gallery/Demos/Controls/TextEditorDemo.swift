import SwiftUI

struct TextEditorDemo: View {
  @State private var text = "A note,\nand one more line"

  var body: some View {
    TextEditor(text: $text)
      .scrollContentBackground(.hidden)
      .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 12))
      .frame(height: 200)
      .padding()
  }
}
