import SwiftUI

struct MacColumnsDemo: View {
  @State private var box: String? = "Inbox"

  var body: some View {
    NavigationSplitView {
      List(selection: $box) {
        Section("Mailboxes") {
          Label("Inbox", systemImage: "tray").tag("Inbox")
          Label("Drafts", systemImage: "doc").tag("Drafts")
          Label("Trash", systemImage: "trash").tag("Trash")
        }
      }
    } detail: {
      List(0..<6) { Text("Message \($0)") }
        .navigationTitle(box ?? "")
        .toolbar { Button("New", systemImage: "square.and.pencil") {} }
    }
  }
}
