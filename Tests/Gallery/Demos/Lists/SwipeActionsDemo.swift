import SwiftUI

struct SwipeActionsDemo: View {
  var body: some View {
    List(["First", "Second", "Third"], id: \.self) { item in
      Text(item)
        .swipeActions {
          Button(role: .destructive) {
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button {
          } label: {
            Label("Flag", systemImage: "flag")
          }
          .tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Pin") {}.tint(.yellow) }
    }
  }
}
