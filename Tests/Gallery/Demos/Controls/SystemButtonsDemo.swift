import SwiftUI

struct SystemButtonsDemo: View {
  var body: some View {
    VStack(spacing: 20) {
      button(.black, .signIn)
      button(.whiteOutline, .continue)
      WebView(url: URL(string: "https://www.example.org/garden"))
        .frame(height: 200)
    }
    .padding(24)
  }

  private func button(
    _ style: SignInWithAppleButton.Style, _ label: SignInWithAppleButton.Label
  ) -> some View {
    SignInWithAppleButton(label) {
      $0.requestedScopes = [.email]
    } onCompletion: { _ in
    }
    .signInWithAppleButtonStyle(style)
    .frame(height: 50)
  }
}
