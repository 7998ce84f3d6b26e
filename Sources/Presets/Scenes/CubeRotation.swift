import Foundation
import Motion
import OpenCombine
import Views

/// Colours on the sides of a cube that turns to the next one on every tick of a timer.
///
/// Shows a transition that replaces one view by another, driven by time instead of taps.
struct CubeRotation: View {
  let colors: [Color]
  let side: Double
  let animation: Animation
  @State private var timer: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var front = 0

  /// - Parameters:
  ///   - every: Seconds from one turn to the next.
  ///   - side: The cube's, in points.
  init(
    colors: [Color] = [.red, .blue, .green, .orange, .purple], every: Double = 2,
    side: Double = 200, animation: Animation = .easeInOut(duration: 1.3)
  ) {
    self.colors = colors
    self.side = side
    self.animation = animation
    _timer = State(
      initialValue: Timer.publish(every: every, on: .main, in: .common).autoconnect())
  }

  var body: some View {
    ZStack {
      ForEach(colors.indices, id: \.self) { index in
        if index == front {
          colors[index].transition(.cubeRotation)
        }
      }
    }
    .frame(width: side, height: side)
    .onReceive(timer) { _ in
      withAnimation(animation) {
        front = (front + 1) % max(1, colors.count)
      }
    }
  }
}
