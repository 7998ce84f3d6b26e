import SwiftUI

struct ToolbarItemPlacementDemo: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Text(isOn ? "On" : "Off")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Title").font(.headline)
              Text("Subtitle").font(.caption).foregroundStyle(.secondary)
            }
          }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { isOn.toggle() } }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Folder", systemImage: "folder") {}
            Button("Write", systemImage: "square.and.pencil") {}
          }
          ToolbarItem(placement: .keyboard) { Button("Hidden") {} }
        }
    }
  }
}
