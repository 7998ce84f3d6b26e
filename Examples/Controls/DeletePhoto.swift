import SwiftUI

// showreel: tap "Delete photo" at 0.3; tap "Delete" at 1.5; wait until settled; tap "Undo"; wait until settled; wait 0.3
struct DeletePhoto: View {
  @State private var asks = false
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 40) {
      if isThere {
        Image(systemName: "photo").font(.system(size: 120)).foregroundStyle(.teal)
          .transition(.scale(scale: 0.2).combined(with: .opacity))
      }
      if isThere {
        Button("Delete photo", role: .destructive) { asks = true }
      } else {
        Button("Undo") { withAnimation(.bouncy) { isThere = true } }
      }
    }
    .alert("Delete this photo?", isPresented: $asks) {
      Button("Keep", role: .cancel) {}
      Button("Delete", role: .destructive) { withAnimation { isThere = false } }
    } message: {
      Text("It will be gone from all of your devices.")
    }
  }
}
