import Foundation
import Geometry
import Motion
import ViewEngine

/// A ring that is full as far as something is, on devices that have one, or a spinner. The ring's lengths are by eye.
struct CircularProgress: View {
  /// Nil where it is not known.
  let fraction: Double?
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    if let fraction, idiom == .mac || idiom == .watch {
      let width: CGFloat = idiom == .watch ? 6 : size / 8
      ZStack {
        Circle().stroke(Color.primary.opacity(0.12), lineWidth: width)
        Circle().trim(from: 0, to: min(1, max(0, fraction)))
          .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(width / 2)
      .frame(width: size, height: size)
    } else {
      Spinner()
    }
  }

  /// AppKit's is 32 points wide, and 16 where it is small.
  private var size: CGFloat {
    idiom == .watch ? 58 : controlSize <= .small ? 16 : 32
  }
}
