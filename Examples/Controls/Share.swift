import SwiftUI

// showreel: tap "Share" at 0.3; tap "Copy link" at 1.5; wait until settled; wait 0.3
struct Share: View {
  @State private var chooses = false
  @State private var choice = ""

  var body: some View {
    VStack(spacing: 24) {
      Button { chooses = true } label: { Label("Share", systemImage: "square.and.arrow.up") }
        .buttonStyle(.bordered)
      Text(choice).foregroundStyle(.secondary).contentTransition(.opacity)
    }
    .confirmationDialog("Share with", isPresented: $chooses, titleVisibility: .visible) {
      Button("Send a message") { choose("Sent") }
      Button("Copy link") { choose("Copied") }
    }
  }

  private func choose(_ text: String) {
    withAnimation { choice = text }
  }
}
