import SwiftUI

// showreel: size 320x220; wait until settled; wait 0.3
struct Download: View {
  @State private var done = 0.0

  var body: some View {
    VStack(spacing: 26) {
      if done < 1 {
        ProgressView()
        ProgressView("Downloading", value: done)
      } else {
        Label("Ready", systemImage: "checkmark.circle.fill")
          .font(.title).foregroundStyle(.green)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .padding(32)
    .task {
      while done < 1 {
        try? await Task.sleep(for: .seconds(0.4))
        withAnimation(.easeInOut(duration: 0.3)) { done = min(1, done + 0.25) }
      }
    }
  }
}
