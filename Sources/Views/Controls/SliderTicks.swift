import Foundation
import Geometry
import Motion
import ViewEngine

/// The marks below a slider's track.
struct SliderTicks: View {
  /// As parts of the knob's way.
  let places: [Double]
  let width: CGFloat
  let metrics: SliderMetrics

  private enum Constants {
    /// Nearer to one another than this they would be a line.
    static let nearest: CGFloat = 3
    static let most = 200
  }

  /// One at each step, the ends among them.
  static func places(every step: Double?, of length: Double) -> [Double] {
    guard let step, step > 0, length > 0, length / step <= Double(Constants.most) else { return [] }
    return (0...Int((length / step + 1e-9).rounded(.down))).map { Double($0) * step / length }
  }

  var body: some View {
    if width - metrics.knob.width >= CGFloat(places.count - 1) * Constants.nearest {
      ForEach(places.indices, id: \.self) { index in
        Capsule().fill(Color(.tertiaryLabel))
          .frame(width: metrics.tick.width, height: metrics.tick.height)
          .offset(x: middle(of: places[index]) - metrics.tick.width / 2, y: metrics.tickDistance)
      }
    }
  }

  /// That of the knob which stands there.
  private func middle(of place: Double) -> CGFloat {
    metrics.offset(of: place, in: width) + metrics.knob.width / 2
  }
}
