import Foundation
import Geometry
import Studio
import Views

/// A thousand rectangles that move, turn and fade at once, for a second.
struct ManyRectangles: View {
  @State private var isAway = false

  @MainActor
  static let clip = Clip(
    "rectangles", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 1)
  ) { ManyRectangles() }

  var body: some View {
    ZStack {
      Color.white
      ForEach(0..<1000, id: \.self) { number in
        Rectangle()
          .fill(Color(hue: Double(number % 50) / 50, saturation: 0.7, brightness: 0.9))
          .frame(width: 14, height: 10)
          .rotationEffect(.degrees(isAway ? Double(number % 360) : 0))
          .opacity(isAway ? 0.3 : 1)
          .position(x: Double(number % 40 * 16 + 8), y: Double(number / 40 * 14 + 7))
          .offset(x: isAway ? Double(number % 7 * 6 - 18) : 0)
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
  }
}

/// 930 letters, each a text of its own, that change twenty times a second.
struct ManyLetters: View {
  @State private var step = 0

  @MainActor
  static let clip = Clip(
    "letters", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [], duration: 1)
  ) { ManyLetters() }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<15, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<62, id: \.self) { column in
            Text(Self.letter(row * 62 + column + step))
              .font(.system(size: 12, design: .monospaced)).frame(width: 10, height: 20)
          }
        }
      }
    }
    .onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in step += 1 }
  }

  private static func letter(_ number: Int) -> String {
    String(UnicodeScalar(UInt8(65 + number * 7 % 26)))
  }
}

/// Thirty views that turn in space, change colour and are seen three times as large.
struct ManyTurned: View {
  @State private var isTurned = false

  @MainActor
  static let clip = Clip(
    "turned", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 1)
  ) { ManyTurned() }

  var body: some View {
    ZStack {
      Color.white
      ForEach(0..<30, id: \.self) { number in
        RoundedRectangle(cornerRadius: 6)
          .fill(LinearGradient(colors: [.blue, .pink], startPoint: .top, endPoint: .bottom))
          .frame(width: 30, height: 30)
          .overlay(Text("\(number)").font(.caption).foregroundStyle(.white))
          .hueRotation(.degrees(isTurned ? 300 : 0))
          .rotation3DEffect(.degrees(isTurned ? 170 : 0), axis: (x: 1, y: 1, z: 0))
          .scaleEffect(3)
          .position(x: Double(number % 6 * 106 + 53), y: Double(number / 6 * 72 + 36))
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 1)) { isTurned = true } }
  }
}

/// A picture that is pushed off by another: every frame moves.
struct PushedPage: View {
  @State private var page = 0

  @MainActor
  static let clip = Clip(
    "push", stage: Stage(size: CGSize(width: 640, height: 360)),
    script: Script(steps: [Tap().at(0)], duration: 2)
  ) { PushedPage() }

  var body: some View {
    ZStack {
      ForEach([0, 1], id: \.self) { number in
        if number == page {
          LinearGradient(
            colors: number == 0 ? [.orange, .purple] : [.teal, .indigo], startPoint: .topLeading,
            endPoint: .bottomTrailing
          )
          .overlay(Text("Page \(number + 1)").font(.system(size: 64, weight: .bold)))
          .transition(.push(from: .trailing))
        }
      }
    }
    .onTapGesture { withAnimation(.linear(duration: 2)) { page = 1 } }
  }
}
