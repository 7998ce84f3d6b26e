import SwiftUI

/// Actions with pictures, a destructive one and a submenu.
struct MenuDemo: View {
  @State private var last = "Nothing yet"

  var body: some View {
    VStack(spacing: 24) {
      Text(last).font(.title2)
      Menu("Options", systemImage: "ellipsis.circle") {
        Button("Copy", systemImage: "doc.on.doc") { last = "Copied" }
        Button("Share", systemImage: "square.and.arrow.up") { last = "Shared" }
        Menu("Arrange") {
          Button("Bring to Front") { last = "In front" }
          Button("Send to Back") { last = "At the back" }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { last = "Deleted" }
      }
      Spacer()
    }
    .padding(.top, 80)
  }
}
