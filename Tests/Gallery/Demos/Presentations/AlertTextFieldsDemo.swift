import SwiftUI

struct AlertTextFieldsDemo: View {
  @State private var isShown = false
  @State private var name = ""
  @State private var word = "secret"

  var body: some View {
    Button("Account") { isShown = true }
      .alert("Log in", isPresented: $isShown) {
        TextField("Name", text: $name)
        SecureField("Password", text: $word)
        Button("Cancel", role: .cancel) {}
        Button("Log in") {}
      } message: {
        Text("Your name and your password, please.")
      }
  }
}
