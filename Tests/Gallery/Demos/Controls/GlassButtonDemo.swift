import SwiftUI

struct GlassButtonDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      Button("Glass") {}.buttonStyle(.glass)
      Button("Prominent") {}.buttonStyle(.glassProminent)
      PasteButton(payloadType: String.self) { _ in }
      RenameButton().renameAction {}
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(LinearGradient(colors: [.mint, .indigo], startPoint: .top, endPoint: .bottom))
  }
}
