import SwiftUI

struct BadgeDemo: View {
  var body: some View {
    TabView {
      List {
        Text("Inbox").badge(12)
        Text("Drafts").badge("New")
        Text("Junk").badge(3).badgeProminence(.increased)
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      .badge(7)
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
  }
}
