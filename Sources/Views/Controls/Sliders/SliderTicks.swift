import Foundation
import Geometry
import Motion
import ViewEngine

/// A mark below a slider's track, as a part of the knob's way.
struct SliderMark {
  let place: Double
  var label: AnyView?
}

/// The marks below a slider's track.
struct SliderTicks: View {
  let marks: [SliderMark]
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
    if width - metrics.knob.width >= CGFloat(marks.count - 1) * Constants.nearest {
      ForEach(marks.indices, id: \.self) { index in
        Capsule().fill(Color(.tertiaryLabel))
          .frame(width: metrics.tick.width, height: metrics.tick.height)
          .offset(
            x: metrics.middle(of: marks[index].place, in: width) - metrics.tick.width / 2,
            y: metrics.tickDistance)
      }
    }
  }
}

/// What is written below the marks, each in the middle of its own as far as there is room.
struct SliderTickLabels: View {
  let marks: [SliderMark]
  let metrics: SliderMetrics

  var body: some View {
    let labelled = marks.filter { $0.label != nil }
    SliderLabelRow(places: labelled.map(\.place), metrics: metrics) {
      ForEach(labelled.indices, id: \.self) { labelled[$0].label?.fixedSize() }
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}

private struct SliderLabelRow: Layout {
  let places: [Double]
  let metrics: SliderMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (place, label) in zip(places, subviews) {
      let half = label.sizeThatFits(.unspecified).width / 2
      let middle = min(
        max(metrics.middle(of: place, in: bounds.width), half), max(half, bounds.width - half))
      label.place(
        at: CGPoint(x: bounds.minX + middle, y: bounds.minY), anchor: .top,
        proposal: .unspecified)
    }
  }
}
