import SwiftUI

/// Sections with headings, a toggle, and controls side by side.
struct MenuSectionsDemo: View {
  @State private var isBold = true

  var body: some View {
    VStack {
      Menu("Format") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Paste", systemImage: "doc.on.clipboard") {}
        }
        Section("Style") {
          Toggle("Bold", isOn: $isBold)
          Button("Italic") {}
        }
        Section {
          Button {
          } label: {
            Text("Export")
            Text("As a PDF")
            Image(systemName: "arrow.down.doc")
          }
          Button("Locked") {}.disabled(true)
        }
      }
      .buttonStyle(.bordered)
      Spacer()
    }
    .padding(.top, 60)
  }
}
