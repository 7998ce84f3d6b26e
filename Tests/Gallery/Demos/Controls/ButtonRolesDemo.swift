import SwiftUI

/// Buttons that are given nothing but their role.
struct ButtonRolesDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      button(.confirm).buttonStyle(.borderedProminent)
      button(.cancel).buttonStyle(.bordered)
      button(.close).buttonStyle(.bordered).labelStyle(.iconOnly)
      button(.destructive)
    }
    .controlSize(.large)
  }

  private func button(_ role: ButtonRole) -> Button<DefaultButtonLabel> {
    Button(role: role) {}
  }
}
