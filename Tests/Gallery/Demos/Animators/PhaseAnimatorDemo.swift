import SwiftUI

/// A bell that swings to both sides when it is tapped.
struct PhaseAnimatorDemo: View {
  @State private var rings = 0

  var body: some View {
    VStack(spacing: 40) {
      Image(systemName: "bell.fill")
        .font(.system(size: 90))
        .foregroundStyle(.orange)
        .phaseAnimator([0.0, -25, 25, 0], trigger: rings) { bell, angle in
          bell.rotationEffect(.degrees(angle), anchor: .top)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
      Button("Ring") { rings += 1 }.buttonStyle(.borderedProminent)
    }
  }
}
