import SwiftUI

struct FocusStateDemo: View {
  enum Field: Hashable { case name, password }

  @State private var name = "anna"
  @State private var password = "secret"
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .textContentType(.username)
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
      Button("Next") { focus = focus == .name ? .password : .name }
    }
  }
}
