import SwiftUI

struct ButtonStylesDemo: View {
  var body: some View {
    VStack(spacing: 16) {
      Button("Automatic") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
      Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
      Button("Large capsule") {}
        .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
        .tint(.purple)
      Button("Label", systemImage: "square.and.arrow.up") {}.buttonStyle(.bordered)
      Button("Mini") {}.buttonStyle(.bordered).controlSize(.mini)
    }
  }
}
