import SwiftUI

struct AlertDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Log in") { isShown = true }
      .alert("Login failed.", isPresented: $isShown) {
        Button("OK") {}
      } message: {
        Text("Please check your credentials.")
      }
  }
}
