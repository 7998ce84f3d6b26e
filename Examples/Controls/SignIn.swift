import SwiftUI

// showreel: size 320x280; tap "Name" at 0.3; tap "Password" at 1; tap "Sign in" at 1.7; wait until settled; wait 0.3
struct SignIn: View {
  enum Entry { case name, password }

  @State private var name = ""
  @State private var password = ""
  @FocusState private var focus: Entry?
  @State private var isIn = false

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name).focused($focus, equals: .name)
        .overlay { frame(.name) }
      SecureField("Password", text: $password).focused($focus, equals: .password)
        .overlay { frame(.password) }
      Button("Sign in") { withAnimation { isIn = true } }.buttonStyle(.borderedProminent)
      if isIn {
        Text("Hello, \(name)").font(.title2).transition(.push(from: .bottom))
      }
    }
    .textFieldStyle(.roundedBorder)
    .padding(24)
    .animation(.snappy, value: focus)
    .onChange(of: focus) {
      if focus == .name { name = "Maria" }
      if focus == .password { password = "secret" }
    }
  }

  private func frame(_ entry: Entry) -> some View {
    RoundedRectangle(cornerRadius: 6).stroke(.blue, lineWidth: focus == entry ? 3 : 0)
  }
}
