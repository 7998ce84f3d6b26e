import SwiftUI

struct TabBarBackgroundDemo: View {
  var body: some View {
    TabView {
      Text("View 1")
        .toolbarBackground(.orange, for: .tabBar)
        .toolbarBackgroundVisibility(.visible, for: .tabBar)
        .toolbarColorScheme(.dark, for: .tabBar)
        .tabItem { Label("One", systemImage: "1.circle") }
      Text("View 2").tabItem { Label("Two", systemImage: "2.circle") }
    }
  }
}
