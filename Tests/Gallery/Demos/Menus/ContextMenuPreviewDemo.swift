import SwiftUI

/// A card whose context menu shows more of it.
struct ContextMenuPreviewDemo: View {
  var body: some View {
    Label("Harbour", systemImage: "photo")
      .padding()
      .background(.teal.opacity(0.2), in: .rect(cornerRadius: 12))
      .contextMenu {
        Button("Save", systemImage: "square.and.arrow.down") {}
        Button("Hide", systemImage: "eye.slash") {}
      } preview: {
        LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
          .frame(width: 260, height: 200)
      }
  }
}
