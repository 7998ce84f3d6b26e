import SwiftUI

struct WatchToolbarDemo: View {
  var body: some View {
    NavigationStack {
      List(["Walk", "Run", "Swim"], id: \.self) { Text($0) }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("List", systemImage: "list.bullet") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        }
    }
  }
}
