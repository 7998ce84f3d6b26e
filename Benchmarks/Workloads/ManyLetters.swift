import Foundation
import Geometry
import Studio
import Views

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
