import SwiftUI

struct TabItemDemo: View {
  var body: some View {
    TabView {
      Text("View 1").tabItem { Label("Menu", systemImage: "list.dash") }
      Text("View 2").tabItem { Label("Order", systemImage: "square.and.pencil") }
    }
  }
}
