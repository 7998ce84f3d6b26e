import Foundation
import Geometry
import Studio
import Views

/// Clips of one kind that differ in one number.
@MainActor
struct Series {
  let name: String
  /// What the number counts.
  let unit: String
  let values: [Int]
  let clip: (Int) -> Clip

  static let all = [
    Series(name: "views", unit: "views that move", values: [1, 10, 100, 1000, 10000]) {
      MovingViews.clip(count: $0)
    },
    Series(name: "rows", unit: "rows of pixels", values: [360, 720, 1080, 1440, 2160]) {
      SlidingCard.clip(scale: Double($0) / 360)
    },
    Series(name: "still", unit: "seconds, two of which move", values: [5, 60, 600]) {
      SlidingCard.clip(scale: 2, duration: Double($0))
    },
    Series(name: "moving", unit: "seconds that move", values: [1, 10, 60]) {
      Turning.clip(duration: Double($0))
    },
  ]
}

/// Rectangles that move for half a second, as many as there are.
struct MovingViews: View {
  let count: Int
  @State private var isAway = false

  @MainActor
  static func clip(count: Int) -> Clip {
    Clip(
      "views", stage: Stage(size: CGSize(width: 640, height: 360)),
      script: Script(steps: [Tap().at(0)], duration: 0.5)
    ) { MovingViews(count: count) }
  }

  var body: some View {
    ZStack {
      Color.white
      ForEach(0..<count, id: \.self) { number in
        Rectangle()
          .fill(Color(hue: Double(number % 50) / 50, saturation: 0.7, brightness: 0.9))
          .frame(width: 6, height: 4)
          .position(x: Double(number % 100) * 6 + 20, y: Double(number / 100) * 3 + 20)
          .offset(x: isAway ? Double(number % 7 + 1) * 3 : 0)
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 0.5)) { isAway = true } }
  }
}

/// A card that turns all the time.
struct Turning: View {
  let duration: Double
  @State private var isTurned = false

  @MainActor
  static func clip(duration: Double) -> Clip {
    Clip(
      "turning", stage: Stage(size: CGSize(width: 640, height: 360)),
      script: Script(steps: [Tap().at(0)], duration: duration)
    ) { Turning(duration: duration) }
  }

  var body: some View {
    ZStack {
      Color.white
      RoundedRectangle(cornerRadius: 24).fill(.blue).frame(width: 160, height: 160)
        .rotationEffect(.degrees(isTurned ? 90 * duration : 0))
    }
    .onTapGesture { withAnimation(.linear(duration: duration)) { isTurned = true } }
  }
}
