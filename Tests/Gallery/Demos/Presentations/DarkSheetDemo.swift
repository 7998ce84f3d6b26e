import SwiftUI

struct DarkSheetDemo: View {
  @State private var isShown = false
  @State private var isLoud = true

  var body: some View {
    Button("Settings") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form {
            Section("Sound") {
              Toggle("Loud", isOn: $isLoud)
              Text("Version 1.2")
            }
          }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") { isShown = false } }
          }
        }
      }
  }
}
