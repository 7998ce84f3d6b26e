import SwiftUI

// showreel: size 320x260; tap "Alarm" at 0.3; tap "Bold" at 1.2; tap "Alarm" at 2.2; wait until settled; wait 0.3
struct Switches: View {
  @State private var rings = false
  @State private var isBold = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Toggle("Alarm", isOn: $rings.animation(.bouncy)).tint(.green)
      if rings {
        Label("Rings at seven", systemImage: "bell.fill")
          .fontWeight(isBold ? .bold : .regular)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Toggle("Bold", isOn: $isBold).toggleStyle(.button)
    }
    .padding(24)
  }
}
