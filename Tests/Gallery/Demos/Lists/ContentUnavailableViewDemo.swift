import SwiftUI

struct ContentUnavailableViewDemo: View {
  var body: some View {
    VStack {
      ContentUnavailableView.search(text: "Quince")
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mails will appear here.")
      } actions: {
        Button("Refresh") {}.buttonStyle(.borderedProminent)
      }
    }
  }
}
