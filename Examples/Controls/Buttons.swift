import SwiftUI

// showreel: size 320x300; tap "Plain" at 0.3; tap "Bordered" at 0.9; tap "Prominent" at 1.5; tap "Delete" at 2.1; wait until settled; wait 0.3
struct Buttons: View {
  @State private var last = "Nothing yet"

  var body: some View {
    VStack(spacing: 18) {
      Text(last).font(.title2).contentTransition(.opacity)
      Button("Plain") { press("Plain") }.buttonStyle(.plain)
      Button("Bordered") { press("Bordered") }.buttonStyle(.bordered)
      Button("Prominent") { press("Prominent") }.buttonStyle(.borderedProminent).tint(.orange)
      Button("Delete", role: .destructive) { press("Delete") }
      Button("Unavailable") {}.buttonStyle(.bordered).disabled(true)
    }
  }

  private func press(_ name: String) {
    withAnimation { last = name }
  }
}
