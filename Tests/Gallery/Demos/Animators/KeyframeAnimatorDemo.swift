import SwiftUI

/// A ball that is thrown up, and flattens as it lands.
struct KeyframeAnimatorDemo: View {
  @State private var throwCount = 0

  var body: some View {
    VStack(spacing: 40) {
      KeyframeAnimator(initialValue: Flight(), trigger: throwCount) { flight in
        Circle().fill(.orange.gradient)
          .frame(width: 90, height: 90)
          .scaleEffect(x: 2 - flight.height, y: flight.height, anchor: .bottom)
          .rotationEffect(flight.turn)
          .offset(y: -flight.rise)
      } keyframes: { _ in
        KeyframeTrack(\.rise) {
          CubicKeyframe(220, duration: 0.4)
          CubicKeyframe(0, duration: 0.4)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(1.2, duration: 0.2)
          LinearKeyframe(1, duration: 0.5)
          SpringKeyframe(0.6, duration: 0.15)
          SpringKeyframe(1, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.turn) { LinearKeyframe(.degrees(180), duration: 0.8) }
      }
      Button("Throw") { throwCount += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

private struct Flight {
  /// Points above the ground.
  var rise: CGFloat = 0
  /// Of the ball, 1 as it is at rest.
  var height: CGFloat = 1
  var turn = Angle.zero
}
