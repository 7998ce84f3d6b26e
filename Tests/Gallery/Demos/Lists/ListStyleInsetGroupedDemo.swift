import SwiftUI

struct ListStyleInsetGroupedDemo: View {
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      List {
        Section("Account") {
          Label("Profile", systemImage: "person.crop.circle")
          NavigationLink("Messages") { Text("Messages") }.badge(4)
          Toggle("Notifications", isOn: $isOn)
        }
        Section {
          Button("Sign out", role: .destructive) {}
        } footer: {
          Text("You can sign in again at any time.")
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Settings")
    }
  }
}
